import { createStore } from 'zustand/vanilla'

/** The ways to play that were asked for, by game, until the game is told. */
const wishes = createStore<Readonly<Record<string, string>>>()(() => ({}))

/** A game is to be played in a way, such as the puzzle of the day: the one that is open, or will be. */
export const wish = (id: string, variant: string): void => wishes.setState({ [id]: variant })

/** The game is opened as it is: what was asked for before, and could not be told, is no longer wanted. */
export function forgetWish(id: string): void {
  const { [id]: _, ...others } = wishes.getState()
  wishes.setState(others, true)
}

/** Tells a game what was asked of it, now and from now on. @returns ends it */
export function grantWishes(id: string, grant: (variant: string) => void): () => void {
  const look = () => {
    const { [id]: variant, ...others } = wishes.getState()
    if (variant === undefined) return
    wishes.setState(others, true)
    grant(variant)
  }
  look()
  return wishes.subscribe(look)
}

import type { Round } from './kernel/round.ts'

/** Where the player wants the figure. */
export interface Steering {
  /** @param unit px of a unit */
  toward(round: Round, unit: number): number | undefined
  dispose(): void
}

/** How far ahead a held key leads, in units: as fast as it can. */
const FAR = 400

const DIRECTIONS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, KeyA: -1, ArrowRight: 1, KeyD: 1 }

/** Takes the pointer over a field and the keys in it; the one that was last used leads. */
export function followPlayer(field: HTMLElement): Steering {
  let pointed: number | undefined
  const held: string[] = []
  const ended = new AbortController()
  const { signal } = ended
  const point = ({ clientX, isPrimary }: PointerEvent) => {
    if (isPrimary) pointed = clientX - field.getBoundingClientRect().left
  }
  const release = ({ code }: KeyboardEvent) => {
    const at = held.indexOf(code)
    if (at >= 0) held.splice(at, 1)
  }
  field.addEventListener('pointermove', point, { signal })
  field.addEventListener('pointerdown', point, { signal })
  field.addEventListener(
    'keydown',
    (event) => {
      if (DIRECTIONS[event.code] === undefined || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      pointed = undefined
      if (!held.includes(event.code)) held.push(event.code)
    },
    { signal },
  )
  addEventListener('keyup', release, { signal })
  addEventListener('blur', () => held.splice(0), { signal })
  return {
    toward({ catcher }, unit) {
      const direction = DIRECTIONS[held.at(-1) ?? '']
      if (direction !== undefined) return catcher.x + direction * FAR
      return pointed === undefined ? undefined : pointed / unit
    },
    dispose: () => ended.abort(),
  }
}

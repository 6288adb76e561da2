/** Who is to be shown: one of ours, or by its id a model, for which that one stands in. */
export interface Choice<Character> {
  readonly character: Character
  /** Empty for one of ours. */
  readonly model: string
}

/** What is known of the models that there are. */
export interface Offer<Model> {
  /** Whether the server has been asked. */
  readonly isKnown: boolean
  readonly models: readonly Model[]
  /** The ids of those that could not be shown. */
  readonly failed: readonly string[]
}

/** The models that can be shown. */
export const usableModels = <Model extends { readonly id: string }>({ models, failed }: Offer<Model>) =>
  models.filter(({ id }) => !failed.includes(id))

/** The model that is shown; undefined where one of ours is. */
export const shownModel = <Model extends { readonly id: string }>(id: string, offer: Offer<Model>): Model | undefined =>
  usableModels(offer).find((one) => one.id === id)

/** Who comes after somebody: all of ours, then the models. */
export function nextChoice<Character>(
  now: Choice<Character>,
  characters: readonly Character[],
  models: readonly string[],
): Choice<Character> {
  const all = [
    ...characters.map((character) => ({ character, model: '' })),
    ...models.map((model) => ({ character: now.character, model })),
  ]
  const at = all.findIndex(({ character, model }) => character === now.character && model === now.model)
  return all[(at + 1) % all.length] ?? now
}

import type { Character } from './character.ts'
import type { CharacterId } from './ids.ts'

const LOADERS: Readonly<Record<CharacterId, () => Promise<{ readonly default: Character }>>> = {
  cat: () => import('./cat/cat.ts'),
  lantern: () => import('./lantern/lantern.ts'),
  owl: () => import('./owl/owl.ts'),
}

/** One who lives here, with its drawing. */
export const loadCharacter = async (id: CharacterId): Promise<Character> => (await LOADERS[id]()).default

import type { Language } from '../../../shared/constants.ts'
import { session } from '../session.ts'
import { useStore } from '../store.ts'
import { formatMessage, type Texts } from './format.ts'

/** A text by its key, with its placeholders filled in. */
export type Say<Key extends string> = (key: Key, values?: Readonly<Record<string, string | number>>) => string

/** The texts of a game in all languages; the texts of the first are those of the others, too. */
export type TextsOf<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, Texts[string]>>>>

const sayIn =
  <Key extends string>(texts: TextsOf<Key>, language: Language): Say<Key> =>
  (key, values) =>
    formatMessage(texts[language][key], language, values)

/** The texts of a game: `useTexts` for views, which are drawn again when the language changes, `texts` elsewhere. */
export function defineTexts<Key extends string>(
  all: TextsOf<Key>,
): { readonly useTexts: () => Say<Key>; readonly texts: Say<Key> } {
  return {
    useTexts: () => sayIn(all, useStore(session).language),
    texts: (key, values) => sayIn(all, session.get().language)(key, values),
  }
}

import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { LANGUAGES, type Language } from '../../shared/constants.ts'

/** A text with `{placeholders}`, or its plural forms chosen by the placeholder `count`. */
export type Text = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** Texts by `owner.key`. */
export type Catalog = Readonly<Record<string, Text>>

type Placeholders = Readonly<Record<string, string | number>>

interface Speech {
  readonly language: Language
  readonly catalog: Catalog
  /** False while only the texts of the first frame are here: what is missing then is still on its way. */
  readonly whole: boolean
}

const speech = createStore<Speech>()(() => ({ language: 'zh-CN', catalog: {}, whole: false }))

/** The language of the moment. */
export const language = (): Language => speech.getState().language

/** The language of the moment; the component is drawn again when it changes. */
export const useLanguage = (): Language => useStore(speech, (now) => now.language)

/** Calls `changed` when another language is spoken, or texts of this one have come. */
export const listenToLanguage = (changed: () => void): (() => void) => speech.subscribe(changed)

/** Switches to a language, or adds texts to it that have just arrived; `whole` says that these are all. */
export function speak(language: Language, catalog: Catalog, whole = false): void {
  const now = speech.getState()
  const same = now.language === language
  const known = same ? { ...now.catalog, ...catalog } : catalog
  speech.setState({ language, catalog: known, whole: whole || (same && now.whole) }, true)
}

/** Waits until all texts of a language have come. */
export const wholeSpeech = (): Promise<void> =>
  new Promise((resolve) => {
    if (speech.getState().whole) resolve()
    else speech.subscribe((now) => now.whole && resolve())
  })

/**
 * The language to speak: the one the user picked, else the first of the browser's that we have, else English.
 * Chinese is told apart by script: Hant, Taiwan, Hong Kong and Macau read traditional characters.
 */
export function chooseLanguage(picked: string, browser: readonly string[]): Language {
  const known = [picked, ...browser].map(matchLanguage).find((match) => match !== undefined)
  return known ?? 'en'
}

function matchLanguage(tag: string): Language | undefined {
  const [primary, ...rest] = tag.toLowerCase().split('-')
  if (primary !== 'zh') return LANGUAGES.find((one) => one === primary)
  if (rest.includes('hans')) return 'zh-CN'
  return rest.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part)) ? 'zh-TW' : 'zh-CN'
}

/** Gives the texts of one owner. A key that no catalog has gives the key itself, so that the mistake is seen. */
export type Words<K extends string> = (key: K, placeholders?: Placeholders) => string

/** Texts of one owner, e.g. `const useWords = wordsOf<keyof typeof zh>('clock')`; keys are checked by the compiler. */
export function wordsOf<K extends string>(owner: string): { (): Words<K>; readonly now: Words<K> } {
  let last: { readonly speech: Speech; readonly words: Words<K> } | undefined
  const from = (now: Speech): Words<K> => {
    if (last?.speech !== now)
      last = { speech: now, words: (key, placeholders) => say(now, `${owner}.${key}`, placeholders) }
    return last.words
  }
  return Object.assign(() => from(useStore(speech)), {
    now: ((key, placeholders) => from(speech.getState())(key, placeholders)) satisfies Words<K>,
  })
}

/** The text for a key that is only known at run time: a command's label, a widget's name. */
export const useText = (): Words<string> => {
  const now = useStore(speech)
  return (key, placeholders) => say(now, key, placeholders)
}

/** The same, of this moment. */
export const textOf: Words<string> = (key, placeholders) => say(speech.getState(), key, placeholders)

function say({ catalog, language, whole }: Speech, key: string, placeholders?: Placeholders): string {
  return fill(catalog[key] ?? (whole ? key : ''), placeholders, language)
}

/** Puts the placeholders into a text; a plural text is chosen by `count`. */
export function fill(text: Text, placeholders: Placeholders = {}, language: Language = 'en'): string {
  const form =
    typeof text === 'string' ? text : (text[pluralRule(language, Number(placeholders['count']))] ?? text.other)
  return form.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(placeholders, name) ? String(placeholders[name]) : whole,
  )
}

const pluralRule = (language: Language, count: number) => new Intl.PluralRules(language).select(count)

/** Joins the files of one language (path → texts) into a catalog; the owner is the folder above `locales`. */
export function joinCatalog(files: Readonly<Record<string, Readonly<Record<string, Text>>>>): Catalog {
  const entries = Object.entries(files).flatMap(([path, texts]) => {
    const owner = path.split('/').at(-3) ?? ''
    return Object.entries(texts).map(([key, text]) => [`${owner}.${key}`, text] as const)
  })
  return Object.fromEntries(entries)
}

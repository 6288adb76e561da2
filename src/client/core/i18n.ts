import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { LANGUAGES, type Language } from '../../shared/constants.ts'

/** A text with `{placeholders}`, or its plural forms chosen by the placeholder `count`. */
export type Message = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** Texts by `owner.key`. */
export type Catalog = Readonly<Record<string, Message>>

type Placeholders = Readonly<Record<string, string | number>>

interface Locale {
  readonly language: Language
  readonly catalog: Catalog
  /** False while only the texts of the first frame are here: what is missing then is still on its way. */
  readonly whole: boolean
}

const locale = createStore<Locale>()(() => ({ language: 'zh-CN', catalog: {}, whole: false }))

/** The language of the moment. */
export const language = (): Language => locale.getState().language

/** The language of the moment; the component is drawn again when it changes. */
export const useLanguage = (): Language => useStore(locale, (now) => now.language)

/** Calls `changed` when another language is spoken, or texts of this one have come. */
export const onLanguageChange = (changed: () => void): (() => void) => locale.subscribe(changed)

/** Switches to a language, or adds texts to it that have just arrived; `whole` says that these are all. */
export function setLanguage(language: Language, catalog: Catalog, whole = false): void {
  const now = locale.getState()
  const same = now.language === language
  const known = same ? { ...now.catalog, ...catalog } : catalog
  locale.setState({ language, catalog: known, whole: whole || (same && now.whole) }, true)
}

/** Waits until all texts of a language have come. */
export const allMessagesLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (locale.getState().whole) resolve()
    else locale.subscribe((now) => now.whole && resolve())
  })

/**
 * The language to speak: the one the user picked, else the first of the browser's that we have, else English.
 * Chinese is told apart by script: Hant, Taiwan, Hong Kong and Macau read traditional characters.
 */
export function matchPreferredLanguage(picked: string, browser: readonly string[]): Language {
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
export type Messages<K extends string> = (key: K, placeholders?: Placeholders) => string

/**
 * Access to the messages of one owner: `useMessages()` in React, `messages(key)` elsewhere. Keys are checked by the
 * compiler, e.g. `const { useMessages } = messagesOf<keyof typeof zh>('clock')`.
 */
export function messagesOf<K extends string>(
  owner: string,
): { readonly useMessages: () => Messages<K>; readonly messages: Messages<K> } {
  let last: { readonly locale: Locale; readonly messages: Messages<K> } | undefined
  const at = (now: Locale): Messages<K> => {
    if (last?.locale !== now)
      last = { locale: now, messages: (key, placeholders) => lookUp(now, `${owner}.${key}`, placeholders) }
    return last.messages
  }
  return {
    useMessages: () => at(useStore(locale)),
    messages: (key, placeholders) => at(locale.getState())(key, placeholders),
  }
}

/** The text for a key that is only known at run time: a command's label, a widget's name. */
export const useMessageByKey = (): Messages<string> => {
  const now = useStore(locale)
  return (key, placeholders) => lookUp(now, key, placeholders)
}

/** The same, of this moment. */
export const messageByKey: Messages<string> = (key, placeholders) => lookUp(locale.getState(), key, placeholders)

function lookUp({ catalog, language, whole }: Locale, key: string, placeholders?: Placeholders): string {
  return formatMessage(catalog[key] ?? (whole ? key : ''), placeholders, language)
}

/** Puts the placeholders into a text; a plural text is chosen by `count`. */
export function formatMessage(text: Message, placeholders: Placeholders = {}, language: Language = 'en'): string {
  const form =
    typeof text === 'string' ? text : (text[pluralRule(language, Number(placeholders['count']))] ?? text.other)
  return form.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(placeholders, name) ? String(placeholders[name]) : whole,
  )
}

const pluralRule = (language: Language, count: number) => new Intl.PluralRules(language).select(count)

/** Joins the files of one language (path → texts) into a catalog; the owner is the folder above `locales`. */
export function joinCatalog(files: Readonly<Record<string, Readonly<Record<string, Message>>>>): Catalog {
  const entries = Object.entries(files).flatMap(([path, texts]) => {
    const owner = path.split('/').at(-3) ?? ''
    return Object.entries(texts).map(([key, text]) => [`${owner}.${key}`, text] as const)
  })
  return Object.fromEntries(entries)
}

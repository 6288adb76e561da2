import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Language } from '../../../shared/constants.ts'
import { languageOfTag } from '../../../shared/lib/text/language-of-tag.ts'

/** A text with `{placeholders}`, or its plural forms chosen by the placeholder `count`. */
export type Message = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** The texts of one owner, by key. */
type Texts = Readonly<Record<string, Message>>

/** Texts by owner. */
export type Catalog = Readonly<Record<string, Texts>>

/** The texts of single files, by their paths. */
export type CatalogFiles = Readonly<Record<string, Texts>>

type Placeholders = Readonly<Record<string, string | number>>

interface Locale {
  readonly language: Language
  readonly catalog: Catalog
  /** False while only the texts of the first frame are loaded: a missing one is then empty, not an error. */
  readonly complete: boolean
}

const locale = createStore<Locale>()(() => ({ language: 'zh-CN', catalog: {}, complete: false }))

/** The current language. */
export const language = (): Language => locale.getState().language

/** The current language; the component renders again when it changes. */
export const useLanguage = (): Language => useStore(locale, (now) => now.language)

/** Calls `changed` when the language changes or more of its texts have loaded. */
export const onLanguageChange = (changed: () => void): (() => void) => locale.subscribe(changed)

/**
 * Switches to a language, or adds loaded texts to the current one.
 * @param complete whether all texts of the language are loaded with these
 */
export function setLanguage(language: Language, catalog: Catalog, complete = false): void {
  const now = locale.getState()
  const isSame = now.language === language
  const merged = isSame ? joinTexts([...Object.entries(now.catalog), ...Object.entries(catalog)]) : catalog
  locale.setState({ language, catalog: merged, complete: complete || (isSame && now.complete) }, true)
}

/** Resolves once all texts of a language are loaded. */
export const allMessagesLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (locale.getState().complete) return resolve()
    const leave = locale.subscribe(({ complete }) => {
      if (!complete) return
      leave()
      resolve()
    })
  })

/** The picked language, else the first supported one of the browser, else English. */
export function matchPreferredLanguage(picked: string, browser: readonly string[]): Language {
  const known = [picked, ...browser].map(languageOfTag).find((match) => match !== undefined)
  return known ?? 'en'
}

/** The texts of one owner. A key missing in the complete catalog returns itself, so that the mistake is visible. */
export type Messages<K extends string> = (key: K, placeholders?: Placeholders) => string

/**
 * The messages of one owner: `useMessages()` in React, `messages(key)` elsewhere. The compiler checks keys, e.g.
 * `const { useMessages } = messagesOf<keyof typeof zh>('clock')`.
 */
export function messagesOf<K extends string>(
  owner: string,
): { readonly useMessages: () => Messages<K>; readonly messages: Messages<K> } {
  let last: { readonly locale: Locale; readonly messages: Messages<K> } | undefined
  const messagesIn = (now: Locale): Messages<K> => {
    if (last?.locale !== now)
      last = { locale: now, messages: (key, placeholders) => lookUp(now, owner, key, placeholders) }
    return last.messages
  }
  return {
    useMessages: () => messagesIn(useStore(locale)),
    messages: (key, placeholders) => messagesIn(locale.getState())(key, placeholders),
  }
}

/** Texts by a full key, `owner.key`, that is known only at run time: a command's label, a widget's name. */
export const useMessageByKey = (): Messages<string> => {
  const now = useStore(locale)
  return (key, placeholders) => lookUpWhole(now, key, placeholders)
}

/** The same outside React. */
export const messageByKey: Messages<string> = (key, placeholders) => lookUpWhole(locale.getState(), key, placeholders)

function lookUpWhole(now: Locale, key: string, placeholders?: Placeholders): string {
  const dot = key.indexOf('.')
  return lookUp(now, key.slice(0, dot), key.slice(dot + 1), placeholders)
}

function lookUp({ catalog, language, complete }: Locale, owner: string, key: string, placeholders?: Placeholders) {
  const text = catalog[owner]?.[key] ?? (complete ? `${owner}.${key}` : '')
  return formatMessage(text, placeholders, language)
}

/** Fills the placeholders of a text; the placeholder `count` selects the plural form. */
export function formatMessage(text: Message, placeholders: Placeholders = {}, language: Language = 'en'): string {
  const form = typeof text === 'string' ? text : (text[pluralRule(language, Number(placeholders.count))] ?? text.other)
  return form.replace(/\{(\w+)\}/g, (match, name: string) =>
    Object.hasOwn(placeholders, name) ? String(placeholders[name]) : match,
  )
}

const pluralRule = (language: Language, count: number) => new Intl.PluralRules(language).select(count)

/** Joins the files of one language into a catalog; the owner is the folder above `locales`. */
export const joinCatalog = (files: CatalogFiles): Catalog =>
  joinTexts(Object.entries(files).map(([path, texts]) => [path.split('/').at(-3) ?? '', texts]))

/** Joins texts by owner; those of an owner that is named once are not copied, for there are thousands. */
function joinTexts(entries: readonly (readonly [owner: string, texts: Texts])[]): Catalog {
  const joined: Record<string, Texts> = {}
  for (const [owner, texts] of entries)
    joined[owner] = Object.hasOwn(joined, owner) ? { ...joined[owner], ...texts } : texts
  return joined
}

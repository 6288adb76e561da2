import type { Language } from '../../../../shared/constants.ts'
import type { Section } from '../../../../shared/entities/section.ts'
import type { Messages } from '../../../core/text/i18n.ts'
import { joinPhrases } from '../../../lib/text/join-phrases.ts'
import type { Identified } from '../../../lib/values/records.ts'
import { type Changes, KINDS, type Kind } from '../differences/lazy.ts'
import type zh from './locales/zh-CN.json'

/** What changes are said in. */
export interface Words {
  readonly language: Language
  readonly text: Messages<keyof typeof zh>
  readonly sectionName: (section: Section) => string
  /** Empty for a record without a name. */
  readonly recordName: (kind: Kind, record: Identified) => string
  /** What a setting's row is called, of `document.key`; undefined where none shows it. */
  readonly settingName: (field: string) => string | undefined
}

const VERBS = ['added', 'removed', 'changed', 'finished'] as const

/** A change in words, and of which kind it is. */
export interface Phrase {
  readonly kind: (typeof VERBS)[number] | 'moved'
  readonly text: string
}

/** A phrase as the beginning of a line. */
export const asLine = (phrase: string, { language }: Pick<Words, 'language'>): string =>
  phrase.charAt(0).toLocaleUpperCase(language) + phrase.slice(1)

/** What has been changed, one phrase each, as within a line. */
export function sayChanges(changes: Changes, words: Words): readonly Phrase[] {
  const { text } = words
  const phrases = KINDS.flatMap((kind) => {
    const { moved, ...lists } = changes[kind]
    const say = (verb: (typeof VERBS)[number]): readonly Phrase[] => {
      const [record, ...others] = lists[verb]
      if (record === undefined) return []
      const name = words.recordName(kind, record)
      const isNamed = name !== '' && others.length === 0
      const what = isNamed ? text(`named.${kind}`, { name }) : text(`count.${kind}`, { count: lists[verb].length })
      return [{ kind: verb, text: text(isNamed ? `did.${verb}One` : `did.${verb}`, { what }) }]
    }
    const what = text(`count.${kind}`, { count: moved })
    return [
      ...VERBS.flatMap(say),
      ...(moved > 0 ? [{ kind: 'moved' as const, text: text('did.moved', { what }) }] : []),
    ]
  })
  const { settings, others } = changes
  return [
    ...phrases,
    ...(settings.length > 0
      ? [{ kind: 'changed' as const, text: text('did.settings', { what: saySettings(settings, words) }) }]
      : []),
    ...(others.length > 0
      ? [{ kind: 'changed' as const, text: text('did.others', { what: saySections(others, words) }) }]
      : []),
  ]
}

/** How what was then differs from now, in a line. @param changes from then to now */
export function sayAgainstNow(changes: Changes, words: Words): string {
  const { text, language } = words
  const phrases = KINDS.flatMap((kind) => {
    const { moved, ...lists } = changes[kind]
    const say = (verb: Phrase['kind'], count: number) =>
      count > 0 ? [text(`now.${verb}`, { what: text(`count.${kind}`, { count }) })] : []
    return [...VERBS.flatMap((verb) => say(verb, lists[verb].length)), ...say('moved', moved)]
  })
  const { settings, others } = changes
  return joinPhrases(
    [
      ...phrases,
      settings.length > 0 ? saySettings(settings, words) : undefined,
      others.length > 0 && phrases.length + settings.length === 0 ? text('now.other') : undefined,
    ],
    language,
  )
}

/** Sections by their names. */
export const saySections = (sections: readonly Section[], { language, sectionName }: Words): string =>
  new Intl.ListFormat(language).format(sections.map(sectionName))

/** Two settings are named, of more the first one. */
function saySettings(settings: readonly string[], { language, text, settingName }: Words): string {
  const names = settings.flatMap((field) => (field === 'wallpaper' ? text('wallpaper') : (settingName(field) ?? [])))
  const [name] = names
  const count = settings.length
  if (name === undefined) return text('count.settings', { count })
  return names.length === count && count <= 2
    ? new Intl.ListFormat(language).format(names)
    : text('andOthers', { name, count })
}

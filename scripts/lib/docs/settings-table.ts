/** The table of all settings, docs/settings.md, from their fields. */
import type { AnyField, Bound } from '../../../src/client/core/documents/fields/field.ts'
import type { Settings } from '../../../src/client/core/documents/fields/settings.ts'
import { LANGUAGES } from '../../../src/shared/constants.ts'

type AnySettings = Pick<Settings, 'id' | 'fields' | 'initial' | 'defaults'>

/** A group of fields with the file that declares it. */
export interface SettingsGroup {
  readonly settings: AnySettings
  /** The name of its export, its file and that file's folder, e.g. `iconSettings` in `src/client/features/data/home`. */
  readonly name: string
  readonly file: string
  readonly folder: string
}

/** By `group.key`: the id of the tab that shows a field. */
export type TabOfField = ReadonlyMap<string, string>

/** By `group`, or `group.key`: why no tab shows a field. */
export type ReasonOfField = ReadonlyMap<string, string>

/** The texts of the tests, by path from the project's root. */
export type TestTexts = ReadonlyMap<string, string>

export interface TableSources {
  readonly groups: readonly SettingsGroup[]
  readonly tabs: TabOfField
  readonly reasons: ReasonOfField
  readonly tests: TestTexts
}

/** A setting that a user can reach and no test names. */
export const untested = (sources: TableSources): readonly string[] =>
  sources.groups.flatMap((group) =>
    Object.keys(group.settings.fields).flatMap((key) => {
      const isShown = reasonOf(group, key, sources.reasons) === undefined
      return isShown && testOf(group, key, sources.tests) === undefined ? [`${group.settings.id}.${key}`] : []
    }),
  )

/** The file as Markdown. */
export function settingsTable(sources: TableSources): string {
  const groups = sources.groups.toSorted((one, other) => one.settings.id.localeCompare(other.settings.id))
  return `${[INTRODUCTION, ...groups.map((group) => sectionOf(group, sources))].join('\n\n')}\n`
}

const INTRODUCTION = `# Settings

Written by \`npx node scripts/settings-table.ts\` from the fields; \`npm run check\` fails when it is stale or a setting has no
test. A tab is a page of the settings drawer; the test is the first file that names the setting.`

function sectionOf(group: SettingsGroup, sources: TableSources): string {
  const rows = Object.entries(group.settings.fields).map(([key, field]) => [
    `\`${key}\``,
    field.kind,
    rangeOf(field),
    defaultOf(group.settings, key),
    placeOf(group, key, sources),
    linkTo(testOf(group, key, sources.tests)),
  ])
  const head = ['key', 'kind', 'range or options', 'default', 'tab', 'test']
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(escapeCell).join(' | ')} |`)
  return [`## ${group.settings.id}`, '', `In \`${group.file}\`.`, '', ...lines].join('\n')
}

const escapeCell = (text: string) => text.replaceAll('|', '\\|')

function rangeOf(field: AnyField): string {
  switch (field.kind) {
    case 'toggle':
      return 'on, off'
    case 'slider': {
      const unit = field.unit === 'none' ? '' : ` ${field.unit}`
      const step = field.step === 1 ? '' : `, step ${field.step}`
      return `${boundText(field.min)} – ${boundText(field.max)}${unit}${step}`
    }
    case 'select':
      return field.options.join(', ')
    case 'color':
      return field.alpha ? 'any, transparent ones, too' : 'any'
    case 'text':
      return `up to ${field.max} characters`
    case 'shadow':
      return 'a CSS shadow or none'
    case 'value':
      return 'a control of its own'
  }
}

const boundText = (bound: Bound): string =>
  typeof bound === 'number' ? String(bound) : `half of \`${'dependsOn' in bound ? bound.dependsOn : ''}\``

/** The default, and that of languages which have another. */
function defaultOf(settings: AnySettings, key: string): string {
  const usual = valueText(settings.initial[key])
  const others = LANGUAGES.flatMap((language) => {
    const text = valueText(settings.defaults(language)[key])
    return text === usual ? [] : [`${language}: ${text}`]
  })
  return [usual, ...others].join('; ')
}

const LONGEST = 60

function valueText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (value === '' || (Array.isArray(value) && value.length === 0)) return 'empty'
  const text = JSON.stringify(value).replaceAll('"', '')
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text
}

function placeOf(group: SettingsGroup, key: string, { tabs, reasons }: TableSources): string {
  const tab = tabs.get(`${group.settings.id}.${key}`)
  if (tab !== undefined) return tab
  const reason = reasonOf(group, key, reasons)
  return reason === undefined ? 'its own window' : `none: ${reason}`
}

const reasonOf = ({ settings }: SettingsGroup, key: string, reasons: ReasonOfField): string | undefined =>
  reasons.get(`${settings.id}.${key}`) ?? reasons.get(settings.id)

/**
 * The first test that names a field; unit tests come before browser tests. A key that may be any word (`top`) counts
 * only in a test of its folder, or one that names its group.
 */
function testOf({ settings, name, folder }: SettingsGroup, key: string, tests: TestTexts): string | undefined {
  const namesKey = new RegExp(`\\b${key}\\b`)
  const namesGroup = new RegExp(`\\b${name}\\b|['"\`]${settings.id}['"\`]|\\b${settings.id}:`)
  const found = [...tests].find(
    ([path, text]) =>
      namesKey.test(text) && (!isAnyWord(key) || path.startsWith(`${folder}/`) || namesGroup.test(text)),
  )
  return found?.[0]
}

const isAnyWord = (key: string): boolean => /^[a-z]+$/.test(key)

const linkTo = (path: string | undefined) => (path === undefined ? '–' : `[${path.split('/').at(-1)}](../${path})`)

/**
 * Checks the message catalogs: all languages with the same keys and placeholders, no empty text, valid plural forms,
 * corner quotes in Chinese and Japanese, no unused key, and a text for each declared command, source of search entries, widget, game and settings tab. Also runs literals.ts.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import ts from 'typescript'
import { LANGUAGES, type Language } from '../src/shared/constants.ts'
import { LANGUAGE_TABLE } from '../src/shared/languages.ts'
import { packName } from '../src/shared/lib/text/daily-pack.ts'
import { root } from './lib/root.ts'
import { collectTokens, locationOf, parse, visit } from './lib/source.ts'
import { SPEC_TEXTS } from './lib/spec-texts.ts'
import { findLiterals } from './literals.ts'

const NAME = new RegExp(`^(${LANGUAGES.join('|')})((?:\\.[a-z0-9-]+)?)\\.json$`, 'i')

/** Format strings: each language may use a different subset of the placeholders. */
const FORMATS = new Set(['clock.date'])

/** File contents by path from the project's root, e.g. `src/client/widgets/clock/locales/en.json`. */
export type Files = Readonly<Record<string, string>>

/** One file of a catalog. The owner of its keys is the folder above `locales`. */
interface CatalogFile {
  readonly folder: string
  readonly part: string
  readonly language: Language
  readonly texts: Readonly<Record<string, unknown>>
}

const ownerOf = (folder: string) => basename(dirname(folder))
const placeholdersOf = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))

/** The plural forms of a text; a plain text is its own form `other`. Undefined when the value is not a text. */
function pluralForms(text: unknown): Readonly<Record<string, string>> | undefined {
  if (typeof text === 'string') return { other: text }
  if (typeof text !== 'object' || text === null || !('other' in text)) return undefined
  const forms = Object.entries(text).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return forms.length === Object.keys(text).length ? Object.fromEntries(forms) : undefined
}

/** Files that a language has beside its texts: its first desktop and its texts of the day. */
const filesOf = (language: Language): readonly string[] => [
  `first-desktop/${language}`,
  `poems/${language}`,
  ...(['poems', 'quotes', 'diary'] as const).map((kind) => `daily/${packName(kind, language)}`),
]

/** @returns the files that a language lacks, one line each. @param exists whether there is a file, by its path from the project's root */
export const missingFiles = (exists: (path: string) => boolean): readonly string[] =>
  [...new Set(LANGUAGES.flatMap(filesOf))]
    .map((name) => `catalog/${name}.json`)
    .filter((path) => !exists(path))
    .map((path) => `${path}: missing`)

/** Whether a text has quotes that its language does not use; the specification's texts are as it writes them. */
const hasForeignQuotes = (language: Language, text: string) =>
  LANGUAGE_TABLE[language].quotes === '「」' &&
  /[“”„"]/.test(text) &&
  !(language === 'zh-CN' && SPEC_TEXTS.some((one) => one.text === text))

/** Faults of a single text. */
function checkText(language: Language, text: unknown): string[] {
  const forms = pluralForms(text)
  if (forms === undefined) return ['is neither a text nor plural forms with "other"']
  const known = new Set<string>(new Intl.PluralRules(language).resolvedOptions().pluralCategories)
  const allowed = placeholdersOf(forms.other ?? '')
  return Object.entries(forms).flatMap(([form, content]) => [
    ...(content.trim() === '' ? ['is empty'] : []),
    ...(hasForeignQuotes(language, content) ? ['has quotes other than 「」'] : []),
    ...(known.has(form) ? [] : [`has the plural form "${form}", which ${language} does not know`]),
    ...(placeholdersOf(content).isSubsetOf(allowed) ? [] : [`has a placeholder in "${form}" that "other" lacks`]),
  ])
}

function parseCatalogs(files: Files, problems: string[]): CatalogFile[] {
  return Object.entries(files).flatMap(([path, text]) => {
    const [, tag, part = ''] = NAME.exec(basename(path)) ?? []
    const language = LANGUAGES.find((one) => one === tag)
    try {
      if (language !== undefined) return [{ folder: dirname(path), part, language, texts: JSON.parse(text) }]
      problems.push(`${path}: is not named after one of the languages`)
    } catch (error) {
      problems.push(`${path}: ${error instanceof Error ? error.message : error}`)
    }
    return []
  })
}

/** Compares the languages of one part of a folder. */
function comparePart(folder: string, part: string, sheets: readonly CatalogFile[]): string[] {
  const keys = new Set(sheets.flatMap(({ texts }) => Object.keys(texts)))
  const perLanguage = LANGUAGES.flatMap((language) => {
    const file = `${folder}/${language}${part}.json`
    const sheet = sheets.find((one) => one.language === language)
    if (sheet === undefined) return [`${file}: missing`]
    return [...keys].flatMap((key) => {
      if (!Object.hasOwn(sheet.texts, key)) return [`${file}: ${key} is missing`]
      return checkText(language, sheet.texts[key]).map((fault) => `${file}: ${key} ${fault}`)
    })
  })
  const mismatched = [...keys].filter((key) => {
    if (FORMATS.has(`${ownerOf(folder)}.${key}`)) return false
    const forms = sheets.map(({ texts }) => pluralForms(texts[key])?.other).filter((text) => text !== undefined)
    return new Set(forms.map((text) => [...placeholdersOf(text)].toSorted().join())).size > 1
  })
  return [...perLanguage, ...mismatched.map((key) => `${folder}: ${key} has other placeholders in another language`)]
}

/**
 * A key is used if a string of related code (a feature's or widget's own, or code that names the owner) equals it, if
 * any string equals it with its owner, or if a template (`${id}.command.${name}`) can produce it from known names.
 */
function unusedKeys(sheets: readonly CatalogFile[], sources: Files, declared: ReadonlyMap<string, string>): string[] {
  const tokens = Object.entries(sources).map(([path, text]) => ({ path, ...collectTokens(parse(path, text)) }))
  const names = new Set(tokens.flatMap((one) => [...one.names]))
  const strings = new Set(tokens.flatMap((one) => [...one.strings]))
  const patterns = tokens.flatMap((one) => one.patterns)
  const isKnown = (part: string) => names.has(part) || part.split('.').every((word) => names.has(word))
  return [...Map.groupBy(sheets, ({ folder }) => folder)].flatMap(([folder, group]) => {
    // what the kit says, any game may say
    const isOfOne = /\/(features|widgets|games)\/(?!kit\/)/.test(folder)
    const ownerFolder = isOfOne ? `${dirname(folder)}/` : folder.includes('/games/') ? 'src/games/' : ''
    const related = tokens.filter((one) => one.path.startsWith(ownerFolder) || one.strings.has(ownerOf(folder)))
    const relatedStrings = new Set(related.flatMap((one) => [...one.strings]))
    const unused = [...new Set(group.flatMap(({ texts }) => Object.keys(texts)))].filter((key) => {
      const fullKey = `${ownerOf(folder)}.${key}`
      if (relatedStrings.has(key) || strings.has(fullKey) || declared.has(fullKey)) return false
      return !patterns.some((one) => (one.exec(fullKey) ?? one.exec(key))?.slice(1).every(isKnown))
    })
    return unused.map((key) => `${folder}: nothing uses ${key}`)
  })
}

/** The strings of one property of an object literal, nested lists flattened. */
function stringsOf(object: ts.ObjectLiteralExpression, name: string): readonly string[] {
  const strings: string[] = []
  const property = object.properties.find((one) => one.name?.getText() === name)
  if (property && ts.isPropertyAssignment(property))
    visit(property.initializer, (node) => ts.isStringLiteralLike(node) && strings.push(node.text))
  return strings
}

/** Keys that a settings tab needs by convention, see `Tab.texts`; those of its options are not included. */
function keysOfTab(object: ts.ObjectLiteralExpression): readonly string[] {
  const [owner = '', texts = owner] = [...stringsOf(object, 'owner'), ...stringsOf(object, 'texts')]
  const hasQuestion = object.properties.some((one) => one.name?.getText() === 'asks')
  return [
    'tab',
    ...stringsOf(object, 'sections').map((key) => `field.${key}`),
    ...stringsOf(object, 'hints').map((key) => `hint.${key}`),
    ...(hasQuestion ? ['resetQuestion'] : []),
  ].map((key) => `${texts}.${key}`)
}

/** Keys that declarations (of a command, a source of search entries, a widget, a game, a settings tab) need by convention, with their location. */
function declaredKeys(sources: Files): ReadonlyMap<string, string> {
  const declared = new Map<string, string>()
  for (const [path, text] of Object.entries(sources)) {
    visit(parse(path, text), (node) => {
      if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return
      const [only] = node.arguments
      if (node.expression.text === 'formTab' && only && ts.isObjectLiteralExpression(only))
        for (const key of keysOfTab(only)) declared.set(key, locationOf(node))
      const [owner, object] = node.arguments
      if (!owner || !ts.isStringLiteralLike(owner) || !object || !ts.isObjectLiteralExpression(object)) return
      const names = object.properties.map((property) => property.name?.getText().replaceAll(/['"]/g, '') ?? '')
      const keys = {
        defineCommands: names.map((name) => `command.${name}`),
        defineSearchables: names.map((name) => `searchable.${name}`),
        defineWidget: ['name', 'info'],
        defineGame: ['name', 'otherNames', 'info', 'progress'],
      }
      const required = Object.entries(keys).find(([name]) => name === node.expression.getText())?.[1] ?? []
      for (const key of required) declared.set(`${owner.text}.${key}`, locationOf(node))
    })
  }
  return declared
}

/** @returns all faults of the catalogs `files` as used by `sources`, one line each. */
export function checkCatalogs(files: Files, sources: Files): string[] {
  const problems: string[] = []
  const sheets = parseCatalogs(files, problems)
  for (const group of Map.groupBy(sheets, ({ folder, part }) => `${folder}|${part}`).values()) {
    const [first] = group
    if (first) problems.push(...comparePart(first.folder, first.part, group))
  }
  const declared = declaredKeys(sources)
  const defined = new Set(
    sheets.flatMap(({ folder, texts }) => Object.keys(texts).map((key) => `${ownerOf(folder)}.${key}`)),
  )
  const missing = [...declared].filter(([key]) => !defined.has(key))
  return [
    ...problems,
    ...unusedKeys(sheets, sources, declared),
    ...missing.map(([key, place]) => `${place}: no catalog defines ${key}`),
  ]
}

const readFiles = (pattern: string, except = /^$/): Files =>
  Object.fromEntries(
    globSync(pattern, { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !except.test(file))
      .toSorted()
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  )

if (import.meta.main) {
  const catalogs = readFiles('src/**/locales/*.json')
  const sources = readFiles('{src,build}/**/*.{ts,tsx}', /\.test\.tsx?$/)
  const components = Object.entries(sources).filter(
    ([path]) => /(?<!\.example)\.tsx$/.test(path) && !path.includes('/gallery/'),
  )
  const problems = [
    ...missingFiles((path) => existsSync(join(root, path))),
    ...checkCatalogs(catalogs, sources),
    ...components.flatMap(([path, text]) => findLiterals(path, text)),
  ]
  for (const problem of problems) console.error(problem)
  console.log(`${Object.keys(catalogs).length} catalogs, ${components.length} components, ${problems.length} faults`)
  if (problems.length > 0 || Object.keys(catalogs).length === 0) process.exitCode = 1
}

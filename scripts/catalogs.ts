/**
 * Checks the catalogs: every folder `locales` holds five languages with the same keys and placeholders, no empty text,
 * no plural form that its language does not have, no key that no code uses, and a text for each declared command and
 * widget. (A literal key that a component asks for is checked by the compiler.) Also runs literals.ts.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import ts from 'typescript'
import { root } from './lib/root.ts'
import { parse, placeOf, visit, wordsOf } from './lib/source.ts'
import { findLiterals } from './literals.ts'

const LANGUAGES = ['zh-CN', 'zh-TW', 'en', 'ja', 'ko'] as const
const NAME = new RegExp(`^(${LANGUAGES.join('|')})((?:\\.[a-z0-9-]+)?)\\.json$`, 'i')

/** Formats: each language takes of the placeholders what it needs. */
const FORMATS = new Set(['clock.date'])

/** Contents by path from the project's root, e.g. `src/client/widgets/clock/locales/en.json`. */
export type Files = Readonly<Record<string, string>>

/** One file of a catalog. The owner of its keys is the folder above `locales`. */
interface Sheet {
  readonly folder: string
  readonly part: string
  readonly language: string
  readonly texts: Readonly<Record<string, unknown>>
}

const ownerOf = (folder: string) => basename(dirname(folder))
const placeholdersOf = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))

/** The plural forms of a text; a plain text is its own only form. Undefined for what is no text. */
function formsOf(text: unknown): Readonly<Record<string, string>> | undefined {
  if (typeof text === 'string') return { other: text }
  if (typeof text !== 'object' || text === null || !('other' in text)) return undefined
  const forms = Object.entries(text).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return forms.length === Object.keys(text).length ? Object.fromEntries(forms) : undefined
}

/** What is wrong with one text by itself. */
function checkText(language: string, text: unknown): string[] {
  const forms = formsOf(text)
  if (forms === undefined) return ['is neither a text nor plural forms with "other"']
  const known = new Set<string>(new Intl.PluralRules(language).resolvedOptions().pluralCategories)
  const allowed = placeholdersOf(forms['other'] ?? '')
  return Object.entries(forms).flatMap(([form, words]) => [
    ...(words.trim() === '' ? ['is empty'] : []),
    ...(known.has(form) ? [] : [`has the plural form "${form}", which ${language} does not know`]),
    ...(placeholdersOf(words).isSubsetOf(allowed) ? [] : [`has a placeholder in "${form}" that "other" lacks`]),
  ])
}

function readSheets(files: Files, problems: string[]): Sheet[] {
  return Object.entries(files).flatMap(([path, text]) => {
    const [, language, part = ''] = NAME.exec(basename(path)) ?? []
    try {
      if (language !== undefined) return [{ folder: dirname(path), part, language, texts: JSON.parse(text) }]
      problems.push(`${path}: is not named after one of the five languages`)
    } catch (error) {
      problems.push(`${path}: ${error instanceof Error ? error.message : error}`)
    }
    return []
  })
}

/** Compares the five languages of one part of a folder. */
function comparePart(folder: string, part: string, sheets: readonly Sheet[]): string[] {
  const keys = new Set(sheets.flatMap(({ texts }) => Object.keys(texts)))
  const alone = LANGUAGES.flatMap((language) => {
    const file = `${folder}/${language}${part}.json`
    const sheet = sheets.find((one) => one.language === language)
    if (sheet === undefined) return [`${file}: missing`]
    return [...keys].flatMap((key) => {
      if (!Object.hasOwn(sheet.texts, key)) return [`${file}: ${key} is missing`]
      return checkText(language, sheet.texts[key]).map((fault) => `${file}: ${key} ${fault}`)
    })
  })
  const apart = [...keys].filter((key) => {
    if (FORMATS.has(`${ownerOf(folder)}.${key}`)) return false
    const forms = sheets.map(({ texts }) => formsOf(texts[key])?.['other']).filter((text) => text !== undefined)
    return new Set(forms.map((text) => [...placeholdersOf(text)].toSorted().join())).size > 1
  })
  return [...alone, ...apart.map((key) => `${folder}: ${key} has other placeholders in another language`)]
}

/**
 * A key is used when its owner's code, or code that names the owner, says it, when any code says it with its owner, or when a template of the code
 * (`${id}.command.${name}`) can make it from words that the code has. Texts of `ui`, `core` and the server are
 * everybody's; those of a feature or a widget are its own.
 */
function unusedKeys(sheets: readonly Sheet[], sources: Files, declared: ReadonlyMap<string, string>): string[] {
  const words = Object.entries(sources).map(([path, text]) => ({ path, ...wordsOf(parse(path, text)) }))
  const names = new Set(words.flatMap((one) => [...one.names]))
  const strings = new Set(words.flatMap((one) => [...one.strings]))
  const patterns = words.flatMap((one) => one.patterns)
  const known = (part: string) => names.has(part) || part.split('.').every((word) => names.has(word))
  return [...Map.groupBy(sheets, ({ folder }) => folder)].flatMap(([folder, group]) => {
    const home = /\/(features|widgets)\//.test(folder) ? `${dirname(folder)}/` : ''
    const speaking = words.filter((one) => one.path.startsWith(home) || one.strings.has(ownerOf(folder)))
    const own = new Set(speaking.flatMap((one) => [...one.strings]))
    const unused = [...new Set(group.flatMap(({ texts }) => Object.keys(texts)))].filter((key) => {
      const whole = `${ownerOf(folder)}.${key}`
      if (own.has(key) || strings.has(whole) || declared.has(whole)) return false
      return !patterns.some((one) => (one.exec(whole) ?? one.exec(key))?.slice(1).every(known))
    })
    return unused.map((key) => `${folder}: nothing uses ${key}`)
  })
}

/** The strings of one property of an object literal, lists of lists unrolled. */
function stringsOf(given: ts.ObjectLiteralExpression, name: string): readonly string[] {
  const strings: string[] = []
  const property = given.properties.find((one) => one.name?.getText() === name)
  if (property && ts.isPropertyAssignment(property))
    visit(property.initializer, (node) => ts.isStringLiteralLike(node) && strings.push(node.text))
  return strings
}

/** The texts that a settings tab asks for by rule, see `Tab.texts`; those of its options are not seen from here. */
function keysOfTab(given: ts.ObjectLiteralExpression): readonly string[] {
  const [owner = '', texts = owner] = [...stringsOf(given, 'owner'), ...stringsOf(given, 'texts')]
  const asks = given.properties.some((one) => one.name?.getText() === 'asks')
  return [
    'tab',
    ...stringsOf(given, 'sections').map((key) => `field.${key}`),
    ...stringsOf(given, 'hints').map((key) => `hint.${key}`),
    ...(asks ? ['resetQuestion'] : []),
  ].map((key) => `${texts}.${key}`)
}

/** The texts that declarations ask for by rule (of a command, a widget, a settings tab), and where. */
function declaredKeys(sources: Files): ReadonlyMap<string, string> {
  const declared = new Map<string, string>()
  for (const [path, text] of Object.entries(sources)) {
    visit(parse(path, text), (node) => {
      if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return
      const [only] = node.arguments
      if (node.expression.text === 'formTab' && only && ts.isObjectLiteralExpression(only))
        for (const key of keysOfTab(only)) declared.set(key, placeOf(node))
      const [owner, given] = node.arguments
      if (!owner || !ts.isStringLiteralLike(owner) || !given || !ts.isObjectLiteralExpression(given)) return
      const names = given.properties.map((property) => property.name?.getText().replaceAll(/['"]/g, '') ?? '')
      const keys = { defineCommands: names.map((name) => `command.${name}`), defineWidget: ['name', 'info'] }
      const wanted = Object.entries(keys).find(([name]) => name === node.expression.getText())?.[1] ?? []
      for (const key of wanted) declared.set(`${owner.text}.${key}`, placeOf(node))
    })
  }
  return declared
}

/** All faults of the catalogs `files` as used by `sources`, one line each. */
export function checkCatalogs(files: Files, sources: Files): string[] {
  const problems: string[] = []
  const sheets = readSheets(files, problems)
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
    ...checkCatalogs(catalogs, sources),
    ...components.flatMap(([path, text]) => findLiterals(path, text)),
  ]
  for (const problem of problems) console.error(problem)
  console.log(`${Object.keys(catalogs).length} catalogs, ${components.length} components, ${problems.length} faults`)
  if (problems.length > 0 || Object.keys(catalogs).length === 0) process.exitCode = 1
}

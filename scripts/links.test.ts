import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { marked, type Token, type Tokens } from 'marked'
import { expect, test } from 'vitest'
import { root } from './lib/root.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

const documents = globSync(['*.md', '{catalog,docs,src}/**/*.md'], { cwd: root })

/** All tokens of a document that have a type. */
function tokensOf<Type extends Tokens.Link | Tokens.Image | Tokens.Heading>(
  path: string,
  types: readonly Type['type'][],
): readonly Type[] {
  const found: Type[] = []
  const isWanted = (token: Token): token is Type => types.some((type) => type === token.type)
  marked.walkTokens(marked.lexer(read(path)), (token) => {
    if (isWanted(token)) found.push(token)
  })
  return found
}

/** The names of a document's headings, as repositories make them: lower case, hyphens for spaces, no other signs. */
const anchorsOf = (path: string): readonly string[] =>
  tokensOf<Tokens.Heading>(path, ['heading']).map(({ text }) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  )

/** Whether a relative address of a document leads to a file, and to a heading of it where it names one. */
function leadsSomewhere(from: string, href: string): boolean {
  const [path = '', anchor] = href.split('#')
  const target = path === '' ? from : join(dirname(from), decodeURI(path))
  if (!existsSync(join(root, target))) return false
  return anchor === undefined || (statSync(join(root, target)).isFile() && anchorsOf(target).includes(anchor))
}

test('every link of the documents leads to a file and heading that exist', () => {
  expect(documents).toContain('README.md')
  const links = documents.flatMap((from) =>
    tokensOf<Tokens.Link | Tokens.Image>(from, ['link', 'image'])
      .filter(({ href }) => !/^[a-z]+:/i.test(href))
      .map(({ href }) => ({ from, href })),
  )
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter(({ from, href }) => !leadsSomewhere(from, href))).toEqual([])
})

test('every decision that is named exists', () => {
  const text = documents.map(read).join('\n')
  const numbers = new Set([...text.matchAll(/\bdecisions? (\d{4})\b/g)].map(([, number]) => number))
  const existing = documents.map((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1])
  expect([...numbers].filter((number) => !existing.includes(number))).toEqual([])
  expect(existing.filter((number) => number !== undefined).length).toBeGreaterThan(60)
})

test('every file of the project that a document names by its path exists', () => {
  const files = globSync('{build,bench,catalog,deploy,docs,e2e,scripts,src}/**/*.{ts,tsx,mjs,css,json,yaml,html,md}', {
    cwd: root,
  })
  const named = documents
    .filter((path) => /^(?:docs\/|README|CONTRIBUTING)/.test(path)) // others tell of other projects, or of the past
    .flatMap((from) =>
      [...read(from).matchAll(/`([\w./-]+\/[\w.-]+\.(?:tsx?|mjs|css|json|yaml|html|md))`/g)].map(([, path = '']) => ({
        from,
        path,
      })),
    )
    .filter(({ path }) => !/[A-Z]{3}/.test(path)) // a placeholder
  expect(named.length).toBeGreaterThan(100)
  expect(
    named.filter(({ path }) => !files.some((file) => `/${file}`.endsWith(`/${path.replace(/^(\.+\/)+/, '')}`))),
  ).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGE_TABLE } from '../src/shared/languages.ts'
import { localExcalidraw } from './excalidraw.ts'

const PROGRAM = join(import.meta.dirname, '../node_modules/@excalidraw/excalidraw/dist/prod')

/** The program as it is built, by the names of its files, and the fonts that it has. */
function builtProgram() {
  const fonts: string[] = []
  const declare = (variable: string, font: string) => {
    fonts.push(font.slice(PROGRAM.length))
    return `var ${variable};`
  }
  const names = readdirSync(PROGRAM).filter((name) => name.endsWith('.js') && !name.startsWith('subset-'))
  const files = names.map((name) => {
    const code = readFileSync(join(PROGRAM, name), 'utf8')
    return [name, localExcalidraw(join(PROGRAM, name), code, declare) ?? code] as const
  })
  return { files: new Map(files), fonts }
}

const { files, fonts } = builtProgram()
const code = [...files]
  .filter(([name]) => name !== 'chunk-EIO257PC.js')
  .map(([, text]) => text)
  .join('\n')

/** Pieces of the program, each with what follows. */
const found = (pattern: RegExp) => [...code.matchAll(pattern)].map(({ index }) => code.slice(index, index + 80))

test('no host is asked: not for fonts, shapes, diagrams, pictures or shared boards', () => {
  expect(
    found(/esm\.sh|unpkg|jsdelivr|googleapis|cloudfunctions|firebase|excalidraw\.com\/api|oss-\w+\.excalidraw/g),
  ).toEqual([])
  expect([...code.matchAll(/\bfetch\(([^)]*)\)/g)].map(([, address]) => address)).toEqual([
    't,{cache:"force-cache",headers:{Accept:"font/woff2"}}',
  ])
  expect(found(/\bnew (?:XMLHttpRequest|WebSocket|EventSource|Worker)\b|sendBeacon|import\("@excalidraw/g)).toEqual([])
})

test('the content security policy is kept: no markup is set, and no code is made of text', () => {
  expect(
    found(/\.(?:inner|outer)HTML=(?!"")|insertAdjacentHTML|WebAssembly|new Function|\beval\(|import\("\.\/subset/g),
  ).toEqual([])
  expect(found(/new DOMParser\(\)/g)).toHaveLength(1)
})

test('it has the fonts of the latin alphabet, from our own files, and the languages of the page', () => {
  const families = new Set(fonts.map((font) => font.split('/')[2]))
  expect([...families].sort()).toEqual([
    'Cascadia',
    'ComicShanns',
    'Excalifont',
    'Liberation',
    'Lilita',
    'Nunito',
    'Virgil',
  ])
  expect(found(/"\.\/fonts\//g)).toEqual([])
  const languages = [...code.matchAll(/"\.\/locales\/([\w-]+)\.json"/g)].map(([, language]) => language)
  expect(languages).toEqual(
    Object.values(LANGUAGE_TABLE)
      .map(({ excalidraw }) => excalidraw)
      .toSorted(),
  )
})

test('texts that a language lacks are added, and its own stay', async () => {
  const [name = ''] = readdirSync(join(PROGRAM, 'locales')).filter((file) => file.startsWith('zh-CN-'))
  const file = join(PROGRAM, 'locales', name)
  const code = localExcalidraw(file, readFileSync(file, 'utf8'), () => '') ?? ''
  const local = code.replaceAll(/import\{[^}]*\}from"[^"]+";|import"[^"]+";/g, '')
  const { default: texts } = await import(`data:text/javascript,${encodeURIComponent(local)}`)
  expect(texts.labels).toMatchObject({ toggleGrid: '显示或隐藏网格', paste: '粘贴' })
  expect(texts.fontList.badge.old).toBe('旧')
})

test('another version is refused', () => {
  expect(() => localExcalidraw(join(PROGRAM, 'index.js'), 'export {}', () => '')).toThrow('does not contain')
  expect(localExcalidraw('/src/index.js', 'export {}', () => '')).toBeUndefined()
})

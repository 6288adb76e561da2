import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../../lib/values/seeded.ts'
import { readSource } from '../formats/read-source.ts'
import { MOVE_IN_LIMITS } from '../model.ts'
import { faultOf, SAMPLES, WIDGETS } from '../testing/files.ts'
import { mutate } from '../testing/mutate.ts'
import { readMoveIn } from './read-file.ts'

const MUTATIONS = 4000

const read = (text: string) => readMoveIn(new TextEncoder().encode(text), WIDGETS)

/** Files in which so many pages, folders or lists have one id, and as many entries name it. */
const SAME = 200
const same = <T>(make: (index: number) => T): readonly T[] => Array.from({ length: SAME }, (_, index) => make(index))
const mtabIcon = (of: object) => (id: number) => ({ id, type: 'icon', url: 'https://a.example', ...of })
const tabliss = (key: string, data: object) => ({
  ...{ version: 3, background: {}, 'data/x': data },
  ...Object.fromEntries(same((order) => [`widget/${order}`, { id: 'x', key, order }])),
})
const SHARED = {
  'pages of mtab': {
    tabbar: [],
    link: [...same(() => ({ id: 'x', type: 'pageGroup' })), ...same(mtabIcon({ pageGroup: 'x' }))],
  },
  'folders of mtab': {
    tabbar: [],
    link: [...same(() => ({ id: 'x', component: 'iconGroup' })), ...same(mtabIcon({ pid: 'x' }))],
  },
  'folders of Bonjourr': {
    about: { browser: 'chrome', version: '20' },
    links: [
      ...same(() => ({ id: 'linksabcdef', folder: true })),
      ...same((index) => ({ id: `links${index}`, url: 'https://a.example', parent: 'linksabcdef' })),
    ],
  },
  'links of Tabliss': tabliss('widget/links', { links: same(() => ({ url: 'https://a.example' })) }),
  'notes of Tabliss': tabliss('widget/notes', { notes: same(() => ({ contents: 'a' })) }),
  'lists of iTab': {
    navConfig: [],
    todoFolder: same(() => ({ id: 'x', name: 'A' })),
    todo: same(() => ({ content: 'a', folderId: 'x' })),
  },
}

describe('a hostile file', () => {
  test.each(SAMPLES)(`of ${MUTATIONS} mutations of $name is read or refused, and pollutes no prototype`, ({ name }) => {
    const text = readFileSync(new URL(`../formats/samples/${name}`, import.meta.url), 'utf8')
    const random = seededRandom(name)
    const before = Reflect.ownKeys(Object.prototype)
    let tiles = 0
    for (let index = 0; index < MUTATIONS; index += 1) {
      const file = mutate(text, random)
      const result = read(file)
      const fault = faultOf(result)
      if (fault !== undefined) expect.fail(`${fault}: ${file}`)
      if (!('problem' in result)) tiles += result.groups.length
    }
    expect(Reflect.ownKeys(Object.prototype)).toEqual(before)
    expect(tiles).toBeGreaterThan(MUTATIONS / 4)
  })

  test('that is nested too deeply is refused before it is walked', () => {
    for (const depth of [MOVE_IN_LIMITS.depth + 1, 1_000_000]) {
      expect(read(`${'['.repeat(depth)}${']'.repeat(depth)}`)).toEqual({ problem: 'deep' })
      expect(read(`${'{"children":['.repeat(depth)}${']}'.repeat(depth)}`)).toEqual({ problem: 'deep' })
    }
    expect(read('<DL><p><DT>'.repeat(1_000_000))).toEqual({ problem: 'deep' })
  })

  test('with brackets in texts is not taken for a deep one', () => {
    const name = `${'['.repeat(100)}\\"{{{\\\\`
    expect(read(`{"navConfig":[{"name":"${name}","children":[]}],"other":"\\\\"}`)).not.toEqual({ problem: 'deep' })
  })

  test('of too many bytes, values, entries or pages is refused', () => {
    expect(readMoveIn(new Uint8Array(MOVE_IN_LIMITS.bytes + 1), WIDGETS)).toEqual({ problem: 'large' })
    expect(read(`[${'1,'.repeat(MOVE_IN_LIMITS.values)}1]`)).toEqual({ problem: 'large' })
    expect(read(`<DL>${'<DT>'.repeat(MOVE_IN_LIMITS.values + 1)}`)).toEqual({ problem: 'large' })
    const children = Array.from({ length: MOVE_IN_LIMITS.listed + 1 }, () => null)
    expect(read(JSON.stringify({ navConfig: [{ children }] }))).toEqual({ problem: 'large' })
    const navConfig = Array.from({ length: MOVE_IN_LIMITS.pages + 1 }, () => ({ name: 'A', children: [null] }))
    expect(read(JSON.stringify({ navConfig }))).toEqual({ problem: 'large' })
  })

  test.each(Object.entries(SHARED))('of %s in which many share an id has each entry once', (_, file) => {
    const source = readSource(JSON.stringify(file))
    if (!('pages' in source)) return expect.fail('not read')
    const entries = source.pages.flatMap((page) => page.entries)
    const inside = entries.flatMap((entry) => (entry.at === 'folder' ? entry.entries : []))
    const { notes = [], todos = [] } = source.contents ?? {}
    const said = notes.filter(({ content }) => content !== '').length + todos.flatMap((list) => list.todos).length
    const sites = [...entries, ...inside].filter(({ at }) => at === 'site').length
    expect(sites + said).toBe(SAME)
  })

  test.each(['<p ', '<p <', '</a\n', '&lt '])('of notes that repeat %j is read in linear time', (part) => {
    // by the square of its length this one would take minutes
    const content = part.repeat(300_000)
    expect(read(JSON.stringify({ navConfig: [], notes: [{ content }] }))).toMatchObject({ product: 'itab' })
  })

  test('that is none is unknown, an empty one is empty, and one without entries has nothing', () => {
    for (const text of [
      '{}',
      '[]',
      'null',
      '3',
      'hello',
      '{"navConfig":3}',
      '{"navConfig":[',
      '<html>hello</html>',
      '\0',
    ])
      expect([text, read(text)]).toEqual([text, { problem: 'unknown' }])
    for (const text of ['', ' \n ', '\ufeff']) expect([text, read(text)]).toEqual([text, { problem: 'empty' }])
    expect(read('<DL></DL>')).toEqual({ problem: 'nothing', product: 'bookmarks' })
  })
})

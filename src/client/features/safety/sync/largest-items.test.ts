import * as v from 'valibot'
import { expect, test } from 'vitest'
import { defineDocument } from '../../../core/documents/document.ts'
import { strictSchema } from '../../../core/documents/schemas/schema.ts'
import { largestItems } from './largest-items.ts'

const define = (id: string, data: object, more: object = {}) =>
  defineDocument<object>({
    ...{ id, section: 'notes', travels: 'account', merge: { tree: {} }, initial: data, ...more },
    schema: strictSchema(v.looseObject({})),
  })
const sizes = (items: ReturnType<typeof largestItems>) =>
  items.map(({ document, name }) => `${document} ${name ?? '-'}`)

test('the records of a section are listed by what they take on their way to the cloud', () => {
  const notes = define('notes', {
    noteList: [
      { id: 'a', name: 'short', content: 'x' },
      { id: 'b', name: 'long', content: 'x'.repeat(3000) },
      { id: 'c', name: 'middle', content: '字'.repeat(300) },
    ],
  })
  const items = largestItems([notes], 'notes', 2)
  expect(sizes(items)).toEqual(['notes long', 'notes middle'])
  expect(items[0]?.bytes, 'as base64').toBeGreaterThan(4000)
  expect(items[1]?.bytes, 'in UTF-8').toBeGreaterThan(1200)
})

test('a record is as large as it is without the records in it', () => {
  const children = [{ id: 't', name: 'tile', src: 'x'.repeat(500) }]
  const desktop = define('home', { groups: [{ id: 'g', name: 'group', children }] })
  expect(sizes(largestItems([desktop], 'notes', 5))).toEqual(['home tile', 'home group', 'home -'])
})

test('a record without a name has the first line of its text, and what is in no record is the document itself', () => {
  const notes = define('notes', { noteList: [{ id: 'a', name: '', content: `\n # Plan \n${'x'.repeat(99)}` }] })
  const view = define('view', { theme: 'x'.repeat(20) })
  expect(sizes(largestItems([notes, view], 'notes', 5))).toEqual(['notes # Plan', 'view -', 'notes -'])
})

test('what is not sent is not listed', () => {
  const kept = define('view', { theme: 'x', open: 'y'.repeat(900) }, { stays: ['open'] })
  const local = define('cache', { list: [{ id: 'a', name: 'a' }] }, { travels: 'device', merge: undefined })
  const other = define('home', { groups: [{ id: 'g', name: 'g' }] }, { section: 'nav_info' })
  const items = largestItems([kept, local, other], 'notes', 5)
  expect(sizes(items)).toEqual(['view -'])
  expect(items[0]?.bytes).toBeLessThan(100)
})

import { expect, test } from 'vitest'
import type { SiteItem } from '../../../../../shared/api/site.ts'
import type { Item } from '../../../../../shared/entities/item.ts'
import { needsMarkIn, withMarks } from './marks.ts'

const mark = (url: string, src?: string): SiteItem => ({
  ...{ id: url, name: url, url, category: 3, pin: false, background: '#112233' },
  ...(src && { src }),
})
const SITES = [mark('https://github.com/', '/icons/github.svg'), mark('https://plain.example/')]
const icon = (url: string, more = {}) => ({ id: url, name: url, type: 'icon' as const, size: '1x1', url, ...more })
const marked = (tiles: readonly Item[], needsMark: (tile: Item) => boolean) =>
  withMarks([{ id: 'g', name: '', icon: '', mode: 0, lock: false, children: tiles }], SITES, needsMark)[0]?.children

test('sites of the catalogue have its mark, whatever page of theirs it is; others keep their own', () => {
  const own = icon('https://own.example/', { src: 'data:image/png;base64,AA' })
  const page = icon('https://www.github.com/a/b', { src: 'https://cdn.example/g.png', background: '#ffffff' })
  const letters = icon('https://plain.example/', { background: '#445566' })
  expect(marked([page, own, letters], () => true)).toEqual([
    { ...page, src: '/icons/github.svg', background: '#112233' },
    own,
    letters,
  ])
})

test('where only pictures of other sites are replaced, faces of the user stay', () => {
  const page = icon('https://github.com/', { src: 'https://cdn.example/g.png' })
  const letters = icon('https://github.com/x', { fontText: 'GH', background: '#445566' })
  expect(marked([page, letters], needsMarkIn(false, []))).toEqual([
    { ...page, src: '/icons/github.svg', background: '#112233' },
    letters,
  ])
})

test('an icon without a picture and letters has the mark in any case; one of the file or the web keeps it', () => {
  const plain = icon('https://github.com/', { background: '#445566' })
  const held = icon('https://github.com/held', { background: '#445566' })
  const page = icon('https://github.com/page', { src: 'https://cdn.example/g.png' })
  const data = 'data:image/png;base64,AA'
  expect(marked([plain, held, page], needsMarkIn(true, [{ item: held.id, data }]))).toEqual([
    { ...plain, src: '/icons/github.svg', background: '#112233' },
    held,
    page,
  ])
})

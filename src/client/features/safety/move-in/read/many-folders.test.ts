import { expect, test } from 'vitest'
import { readMoveIn } from './read-file.ts'

const FOLDERS = 2000
const id = (index: number) => `links${String(index).padStart(6, '0')}`
const places = Array.from({ length: FOLDERS }, (_, index) => index)
const url = 'https://a.example/'

/** Folders and icons are beside each other in these files: each knows its folder. */
const FILES = {
  mtab: {
    tabbar: [],
    link: places.flatMap((place) => [
      { id: id(place), type: 'component', component: 'iconGroup' },
      { id: `i${place}`, type: 'icon', url, pid: id(place) },
    ]),
  },
  bonjourr: {
    about: { browser: 'chrome', version: '22.3.0' },
    ...Object.fromEntries(
      places.flatMap((place) => [
        [id(place), { _id: id(place), folder: true, parent: 'A' }],
        [id(FOLDERS + place), { _id: id(FOLDERS + place), url, parent: id(place) }],
      ]),
    ),
  },
}

test.each(Object.entries(FILES))('each of very many folders of %s has its own icon', (product, file) => {
  const found = readMoveIn(new TextEncoder().encode(JSON.stringify(file)), [])
  if ('problem' in found) throw new Error(found.problem)
  expect(found.product).toBe(product)
  expect(found.groups[0]?.children).toHaveLength(FOLDERS)
  expect(found.groups[0]?.children.every(({ children }) => children?.length === 1)).toBe(true)
})

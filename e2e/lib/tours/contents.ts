import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { folder, group, site } from '../page.ts'

const client = join(import.meta.dirname, '../../../src/client')

/** Every app that has a view of its own. */
export const APPS: readonly string[] = [
  ...globSync('widgets/*/Window.tsx', { cwd: client }),
  ...globSync('features/*/*/app.ts', { cwd: client }),
]
  .map((path) => basename(dirname(path)))
  .filter((app) => !['blueprint', 'folder', 'game', 'zx-load'].includes(app))
  .toSorted()

export const LONG = 'A name that is a good deal longer than any column is wide, as names given in a hurry are'

export const HOME = {
  groups: [group('a', [folder([site('x')]), site('1'), site('2', { name: LONG })]), group('b', [site('3')])],
  dock: [site('d'), site('e', { name: LONG })],
}

const todo = (id: string, more: object = {}) => ({
  id,
  name: `${id} things to do`,
  time: '',
  finish: false,
  tips: false,
  note: '',
  ...more,
})

const note = (id: string, name: string) => ({ id, name, time: 1e12, created: 1e12, content: `# ${LONG}\n- [ ] one\n` })

const bookmark = (id: string, name: string) => ({ id, name, url: `https://${id}.example/${LONG.replaceAll(' ', '-')}` })

/** What a user of some months has, with names that are too long for their places. */
export const FILLED = {
  home: HOME,
  notes: { noteList: [note('n1', LONG), note('n2', 'Short')] },
  'notes.view': { selectNoteId: 'n1', previewTheme: 'default', mode: 'split', onTile: {} },
  schedule: {
    todoList: [
      {
        id: 'g1',
        name: LONG.slice(0, 20),
        children: [
          todo('t1', { name: LONG, note: LONG, time: '2020-01-02 08:30', tips: true }),
          todo('t2', { time: '2099-12-31 23:59', tips: true }),
          todo('t3', { finish: true }),
        ],
      },
      { id: 'g2', name: 'Second', children: [todo('t4')] },
    ],
    sound: true,
    notify: false,
  },
  'white-board': { boards: [{ id: 'b1', name: LONG.slice(0, 60), created: 1e12 }], deleted: {} },
  'book-marks': [
    {
      id: 'f1',
      name: LONG,
      children: [bookmark('m1', LONG), { id: 'f2', name: 'Deep', children: [bookmark('m2', 'b')] }],
    },
    bookmark('m3', 'Short'),
  ],
  'wooden-fish': { score: 12_345_678, days: { '2026-01-02': 12_345_678 }, sound: true },
  weather: {
    places: [
      { name: LONG.slice(0, 80), region: LONG, latitude: 45.75, longitude: 126.65, adcode: '230100', isOfCity: true },
      { latitude: 30.27, longitude: 120.16 },
    ],
    tiles: {},
    unit: 'fahrenheit',
  },
  clock: { config: {}, cities: ['beijing', 'tokyo', 'london', 'newYork', 'losAngeles', 'sydney'] },
  music: {
    playingList: ['file:m1', 'bundled:jasmine'],
    playingId: 'bundled:jasmine',
    currentTime: 50,
    duration: 114,
    volume: 50,
    playSort: 0,
  },
  'music.files': {
    files: [{ id: 'm1', name: LONG, artist: LONG, cover: '', color: '', seconds: 4000, fileName: 'a.mp3', bytes: 1 }],
    deleted: {},
  },
  searchHistory: [LONG, 'genkan'].map((text) => ({ text, enginesName: 'google', enginesIcon: '' })),
}

import { describe, expect, test } from 'vitest'
import { LIMITS, type Note, type Notes } from '../model.ts'
import { importFiles, isNoteFile, pathsOf, picturePath, picturesIn, replacePictures } from './note-files.ts'

const note = (id: string, content: string, folder = '', name = ''): Note => ({ id, name, time: 1, content, folder })
const NOTES: Notes = {
  noteList: [note('a', 'Plan'), note('b', 'plan\n2'), note('c', '', 'g'), note('d', 'x', 'g', 'a/b: c')],
  folders: [
    { id: 'f', name: '工作', parent: '' },
    { id: 'g', name: 'CON?', parent: 'f' },
  ],
}
let made = 0
const createId = () => {
  made += 1
  return `id${made}`
}
const read = (now: Notes, files: readonly (readonly [path: string, text: string])[]) =>
  importFiles(
    now,
    files.map(([path, text]) => ({ path, text, time: 5 })),
    'Untitled',
    createId,
  )
const filesOf = (now: Notes) => {
  const paths = pathsOf(now, 'Untitled')
  return now.noteList.map(({ id, content }) => [paths.get(id) ?? '', content] as const)
}

test('each note has a file of its own in its folder, with a name that any system takes', () => {
  expect(filesOf(NOTES).map(([path]) => path)).toEqual([
    'Plan.md',
    'plan 2.md',
    '工作/CON_/Untitled.md',
    '工作/CON_/a b c.md',
  ])
})

describe('files become notes', () => {
  test('with their folders, times and titles', () => {
    const { value, added } = read({ noteList: [] }, [
      ['生活/周末/径山.md', '# 径山\n雨衣'],
      ['生活/list.txt', '---\ncreated: 2024-05-01\n---\nmilk'],
    ])
    expect(added).toBe(2)
    expect(value.folders?.map(({ name }) => name)).toEqual(['生活', '周末'])
    expect(value.noteList).toMatchObject([
      { name: '', content: '# 径山\n雨衣', time: 5, folder: value.folders?.[1]?.id },
      { name: 'list', created: Date.UTC(2024, 4, 1), folder: value.folders?.[0]?.id },
    ])
  })

  test('once: what was exported, and what was imported before, is known', () => {
    expect(read(NOTES, filesOf(NOTES))).toMatchObject({ added: 0, known: 4 })
    const files = [['a/b.md', 'text']] as const
    const once = read({ noteList: [] }, files).value
    expect(read(once, files)).toMatchObject({ added: 0, known: 1 })
    expect(read(once, [['a/b.md', 'other']])).toMatchObject({ added: 1 })
  })

  test('unless they are too long', () => {
    expect(read(NOTES, [['a.md', 'x'.repeat(LIMITS.noteBytes + 1)]])).toMatchObject({ added: 0, tooLong: 1 })
  })

  test('and not those of programs', () => {
    expect(['a.md', 'b/c.TXT', '.obsidian/a.md', '__MACOSX/a.md', 'a.png', 'a/.b.md'].filter(isNoteFile)).toEqual([
      'a.md',
      'b/c.TXT',
    ])
  })
})

describe('pictures', () => {
  const text = '![tea](img/tea.png) ![[leaf.png|100]] ![web](https://e.example/a.png) ![s](my%20pic.png)'

  test('are found and replaced, however they are written', () => {
    expect(picturesIn(text)).toEqual(['img/tea.png', 'leaf.png', 'https://e.example/a.png', 'my%20pic.png'])
    expect(replacePictures(text, (one) => (one.startsWith('http') ? undefined : 'face:1'))).toBe(
      '![tea](face:1) ![leaf.png](face:1) ![web](https://e.example/a.png) ![s](face:1)',
    )
  })

  test('that never end are none, however many begin', () => {
    expect(picturesIn('![]('.repeat(60_000))).toEqual([])
  })

  test('are looked for beside the note, from the top, and by name', () => {
    const paths = new Set(['a/img/tea.png', 'files/leaf.png', 'my pic.png'])
    expect(picturePath('a/b.md', 'img/tea.png', paths)).toBe('a/img/tea.png')
    expect(picturePath('a/b.md', '../files/leaf.png', paths)).toBe('files/leaf.png')
    expect(picturePath('a/b.md', 'leaf.png', paths)).toBe('files/leaf.png')
    expect(picturePath('a/b.md', 'my%20pic.png', paths)).toBe('my pic.png')
    expect(picturePath('a/b.md', 'https://e.example/leaf.png', paths)).toBeUndefined()
  })
})

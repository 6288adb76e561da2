import { describe, expect, test } from 'vitest'
import { LIMITS, type Note, type Notes } from '../model.ts'
import {
  addFolders,
  existing,
  findFolder,
  listFolders,
  moveFolder,
  moveNote,
  namesOfPath,
  notesIn,
  possibleParents,
  removeFolder,
  renameFolder,
} from './folders.ts'

const note = (id: string, folder = ''): Note => ({ id, name: id, time: 1, content: '', folder })
const folder = (id: string, parent = '', name = id) => ({ id, name, parent })
const NOTES: Notes = {
  noteList: [note('1', 'work'), note('2', 'year'), note('3')],
  folders: [folder('work'), folder('home'), folder('year', 'work')],
}
const shown = (now: Notes) => listFolders(now, 'en').map(({ path, count }) => `${path} ${count}`)
const idsIn = (now: Notes, id: string) => notesIn(now, id).map((one) => one.id)

describe('folders are listed', () => {
  test('by name, each before those in it, with the notes of both', () => {
    expect(shown(NOTES)).toEqual(['home 0', 'work 2', 'work/year 1'])
    expect(listFolders(NOTES, 'en').map(({ depth }) => depth)).toEqual([0, 0, 1])
    expect(idsIn(NOTES, 'work')).toEqual(['1', '2'])
    expect(idsIn(NOTES, '')).toEqual(['1', '2', '3'])
  })

  test('numbers by what they count', () => {
    expect(shown({ noteList: [], folders: [folder('10'), folder('9')] })).toEqual(['9 0', '10 0'])
  })

  test('all of them, also those that two devices have put into each other, or into one that is gone', () => {
    const ring = { noteList: [note('n', 'a')], folders: [folder('a', 'b'), folder('b', 'a'), folder('c', 'gone')] }
    expect(shown(ring)).toEqual(['a 1', 'b 0', 'c 0'])
    const below = { noteList: [], folders: [folder('a', 'b'), folder('b', 'a'), folder('c', 'a')] }
    expect(shown(below)).toEqual(['a 0', 'a/c 0', 'b 0'])
  })
})

test('a note in a folder that is gone is in none, and is not lost', () => {
  const gone = { noteList: [note('1', 'gone')], folders: [] }
  expect(idsIn(gone, '')).toEqual(['1'])
  expect(idsIn(gone, 'gone')).toEqual(['1'])
  expect(existing(gone, 'gone')).toBe('')
  expect(existing(NOTES, 'work')).toBe('work')
})

describe('a path', () => {
  test('makes what is missing of it, and no twin', () => {
    const made = addFolders(NOTES, namesOfPath(' work / plans/ '), ['x', 'y'])
    expect(shown(made)).toEqual(['home 0', 'work 2', 'work/plans 0', 'work/year 1'])
    expect(findFolder(made, ['work', 'plans'])).toBe('y')
    expect(addFolders(made, ['work', 'plans'], ['p', 'q'])).toBe(made)
    expect(findFolder(made, ['plans'])).toBeUndefined()
  })

  test('ends where there is no more room', () => {
    const full = { noteList: [], folders: Array.from({ length: LIMITS.folders }, (_, at) => folder(String(at))) }
    expect(addFolders(full, ['new'], ['x'])).toBe(full)
  })
})

describe('a folder', () => {
  test('is renamed, without a name it is not, and a path in its name is none', () => {
    expect(shown(renameFolder(NOTES, 'work', 'job'))).toContain('job/year 1')
    expect(renameFolder(NOTES, 'work', '  ')).toBe(NOTES)
    expect(shown(renameFolder(NOTES, 'home', 'a/b'))).toContain('a b 0')
  })

  test('is put into another one, and not into what is in it', () => {
    expect(shown(moveFolder(NOTES, 'year', 'home'))).toEqual(['home 1', 'home/year 1', 'work 1'])
    expect(shown(moveFolder(NOTES, 'year', ''))).toContain('year 1')
    expect(moveFolder(NOTES, 'work', 'year')).toBe(NOTES)
    expect(moveFolder(NOTES, 'work', 'work')).toBe(NOTES)
    expect(possibleParents(NOTES, 'work', listFolders(NOTES, 'en')).map(({ id }) => id)).toEqual(['home'])
  })

  test('that is deleted leaves its notes and folders where it was', () => {
    const without = removeFolder(NOTES, 'work')
    expect(shown(without)).toEqual(['home 0', 'year 1'])
    expect(without.noteList[0]?.folder).toBe('')
    expect(removeFolder(NOTES, 'year').noteList[1]?.folder).toBe('work')
    expect(removeFolder(NOTES, 'gone')).toBe(NOTES)
  })
})

test('a note is put into a folder; where it is already, nothing changes', () => {
  expect(idsIn(moveNote(NOTES, '3', 'home'), 'home')).toEqual(['3'])
  expect(moveNote(NOTES, '1', 'work')).toBe(NOTES)
})

import { describe, expect, test } from 'vitest'
import type { Note } from '../model.ts'
import { backlinksTo, linkedNote, linksIn, renameLinks, titleOfLink } from './note-links.ts'

const note = (id: string, content: string, more: Partial<Note> = {}): Note => ({
  ...{ id, name: '', time: 0, content },
  ...more,
})
const targets = (text: string) => linksIn(text).map(({ target }) => target)

describe('a link', () => {
  test('is a title in two pairs of brackets, with another text or a heading if it says so', () => {
    expect(targets('see [[Plan A]] and [[会议|那次会]], [[Plan#Costs]]')).toEqual(['Plan A', '会议', 'Plan#Costs'])
    expect(linksIn('[[会议|那次会]]')[0]).toEqual({ from: 2, to: 4, target: '会议', label: '那次会' })
  })

  test('is none in code, escaped, of full-width brackets, over lines or empty', () => {
    const code = ['`[[a]]` [[b]]', '```', '[[c]]', '```', '~~~md\n[[d]]\n~~~', '``x ` [[e]]`` [[f]]'].join('\n')
    expect(targets(code)).toEqual(['b', 'f'])
    expect(targets('\\[[a]] 【【b】】 [[c\nd]] [[]] [e]')).toEqual([])
  })

  test('leads to the note with its title in any case, of two to the newer', () => {
    const notes = [note('old', 'Plan', { time: 1 }), note('new', 'other', { name: 'PLAN', time: 2 }), note('c', 'C#')]
    expect(linkedNote(notes, ' plan ')?.id).toBe('new')
    expect(linkedNote(notes, 'plan#costs')?.id).toBe('new')
    expect(linkedNote(notes, 'C#')?.id).toBe('c')
    expect(linkedNote(notes, 'nothing')).toBeUndefined()
    expect(titleOfLink('Plan#Costs')).toBe('Plan')
  })
})

test('a note knows those that link to it, each with its line', () => {
  const plan = note('p', '# Plan\n[[Plan]]')
  const notes = [
    plan,
    note('a', 'first\n- see **[[plan|it]]** soon\n', { time: 1 }),
    note('b', 'x\n[[PLAN]]', { time: 2 }),
  ]
  expect(backlinksTo(notes, plan).map(({ note: { id }, line }) => [id, line])).toEqual([
    ['b', 'PLAN'],
    ['a', 'see it soon'],
  ])
  expect(backlinksTo([...notes, note('twin', 'Plan', { time: 9 })], plan)).toEqual([])
})

test('of a line without end what is around the link is shown', () => {
  const plan = note('p', 'Plan')
  const [link] = backlinksTo([plan, note('a', `${'[ '.repeat(200_000)}see [[Plan]] soon`)], plan)
  expect(link?.line).toContain('see Plan soon')
})

describe('a renamed note', () => {
  const renamed = note('p', 'text', { name: 'Costs', time: 5 })
  const contents = (list: readonly Note[], former = 'Plan') =>
    renameLinks({ noteList: list }, 'p', former).noteList.map(({ content }) => content)

  test('is still linked, by the same words and headings', () => {
    const linking = note('a', '[[plan]] [[Plan|it]] [[Plan#One|1]] `[[Plan]]` [[Other]]')
    expect(contents([renamed, linking])[1]).toBe('[[Costs]] [[Costs|it]] [[Costs#One|1]] `[[Plan]]` [[Other]]')
  })

  test('leaves the links to another of its former title, and those that cannot name it', () => {
    const linking = note('a', '[[Plan]]')
    expect(contents([renamed, linking, note('twin', 'Plan', { time: 9 })])[1]).toBe('[[Plan]]')
    expect(contents([{ ...renamed, name: 'a [b]' }, linking])[1]).toBe('[[Plan]]')
    const same = { noteList: [renamed, linking] }
    expect(renameLinks(same, 'p', 'costs')).toBe(same)
  })
})

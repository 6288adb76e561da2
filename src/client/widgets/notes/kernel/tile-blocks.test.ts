import { expect, test } from 'vitest'
import { blocksOf } from './tile-blocks.ts'

const blocks = (content: string, name = '') =>
  blocksOf({ id: 'a', name, time: 0, content }).map(({ kind, text }) => `${kind} ${text}`)

test('a note is shown line by line as what each is, below its title', () => {
  const content = '# 径山\n\n## 带上\n- [ ] **登山杖**\n- [x] 雨衣\n1. 车票\n> 山不在高\n去 [[别处]]\n```js\n# 1\n```\n'
  expect(blocks(content)).toEqual([
    'heading 带上',
    'task 登山杖',
    'done 雨衣',
    'item 车票',
    'quote 山不在高',
    'text 去 别处',
    'code # 1',
  ])
})

test('with a name of its own, its first line is text, too', () => {
  expect(blocks('径山\n径山', '径山')).toEqual(['text 径山', 'text 径山'])
  expect(blocks('径山\n径山')).toEqual(['text 径山'])
  expect(blocks('# 径山\n径山', '径山')).toEqual(['text 径山'])
})

test('a task knows its place among those of the note', () => {
  const tasks = blocksOf({ id: 'a', name: '', time: 0, content: '去\n- [ ] 一\n话\n1. [x] 二\n' })
  expect(tasks.map(({ kind, task }) => [kind, task])).toEqual([
    ['task', 0],
    ['text', undefined],
    ['done', 1],
  ])
})

test('a long note is cut', () => {
  expect(blocks('x\n'.repeat(5000))).toHaveLength(40)
})

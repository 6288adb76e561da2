import { Marked } from 'marked'
import { describe, expect, test } from 'vitest'
import { taskMarks, toggleTask } from './tasks.ts'

describe('tasks', () => {
  const text = '- [ ] one\n* [x] two\n\n```\n- [ ] code\n```\n> 1. [X] three\n- [] none\n'

  test('are found where Markdown has them', () => {
    expect(taskMarks(text).map((at) => text[at])).toEqual([' ', 'x', 'X'])
    const html = new Marked({ gfm: true }).parse(text, { async: false })
    expect(html.match(/type="checkbox"/g)).toHaveLength(3)
  })

  test('are checked and unchecked by their order', () => {
    expect(toggleTask(text, 0)).toBe(text.replace('- [ ] one', '- [x] one'))
    expect(toggleTask(text, 2)).toBe(text.replace('[X]', '[ ]'))
    expect(toggleTask(text, 3)).toBe(text)
  })
})

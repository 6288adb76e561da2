import { Marked } from 'marked'
import { describe, expect, test } from 'vitest'
import { definitionsIn, splitMarkdown } from './chunks.ts'

const marked = new Marked({ gfm: true, breaks: true })
const html = (text: string) => marked.parse(text, { async: false })

const PART = `## 标题

一段文字，[链接][name]。

- 一

  项目里的第二段
- 二

\`\`\`md

# 不是标题

段落
\`\`\`

> 引用
> 继续

| a | b |
| - | - |
| 1 | 2 |

`

describe('a long note in chunks', () => {
  const long = `${PART.repeat(600)}[name]: https://e.example/\n`
  const chunks = splitMarkdown(long)

  test('is the same text', () => {
    expect(chunks.length).toBeGreaterThan(5)
    expect(chunks.join('')).toBe(long)
  })

  test('renders as it does at once', () => {
    const definitions = definitionsIn(long)
    expect(chunks.map((chunk) => html(`${chunk}\n\n${definitions}`)).join('')).toBe(html(long))
  })

  test('keeps most of its chunks when a word is typed', () => {
    const typed = splitMarkdown(long.replace('标题', '标题哦'))
    const kept = new Set(chunks)
    expect(typed.filter((chunk) => !kept.has(chunk))).toHaveLength(1)
  })
})

test('a note of common length is one chunk', () => {
  expect(splitMarkdown(PART.repeat(20))).toHaveLength(1)
})

test('code that is never closed is not cut', () => {
  expect(splitMarkdown(`\`\`\`\n${'段落\n\n'.repeat(20_000)}`)).toHaveLength(1)
})

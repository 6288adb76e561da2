import { describe, expect, test } from 'vitest'
import { tidyMessage } from './text.ts'

describe('what is sent', () => {
  test('has no blanks around it, and is nothing if there is nothing else', () => {
    expect(tidyMessage('  早\n\n')).toBe('早')
    expect(tidyMessage(' \n\u3000')).toBe('')
    expect(tidyMessage('\u200b\u3164\ufe0f\u2800')).toBe('')
    expect(tidyMessage('👨\u200d👩')).toBe('👨\u200d👩')
  })

  test('has lines of one kind, and no control characters', () => {
    expect(tidyMessage('a\r\nb\rc\td\u0007\u0000')).toBe('a\nb\nc d')
    expect(tidyMessage('a\ud800b')).toBe('a\ufffdb')
  })
})

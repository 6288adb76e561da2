import { describe, expect, it } from 'vitest'
import { formatChannels } from './channels.ts'

describe('the channels for CSS', () => {
  it('are whole numbers between spaces', () => expect(formatChannels([16.4, 43.6, 48])).toBe('16 44 48'))
})

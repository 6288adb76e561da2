import { defineStart } from '../../../core/contribute/start.ts'
import { home } from '../../data/home/index.ts'
import { waitingHints } from './document.ts'
import { showHints } from './show-hints.ts'

export default defineStart({
  at: 'ready',
  run: ({ persistence: { wasStored } }) => showHints(!wasStored(home) && !wasStored(waitingHints)),
})

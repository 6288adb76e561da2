import { createStore } from 'zustand/vanilla'
import type { Ending } from '../kernel/endings.ts'

/** What has ended and waits for an answer. */
export const prompts = createStore<readonly Ending[]>()(() => [])

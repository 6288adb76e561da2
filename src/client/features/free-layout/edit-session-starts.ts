import { createStore } from 'zustand/vanilla'
import { home } from '../home/index.ts'
import { type SessionStarts, sessionStartsAfter } from './edit-session.ts'

/** How the groups were when their arranging began, in this tab. It has to be watched from before the first one begins. */
export const sessionStarts = createStore<SessionStarts>()(() => sessionStartsAfter(new Map(), home.get(), home.get()))

home.watch(({ before, after }) =>
  sessionStarts.setState(sessionStartsAfter(sessionStarts.getState(), before, after), true),
)

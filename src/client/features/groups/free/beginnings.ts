import { createStore } from 'zustand/vanilla'
import { home } from '../document.ts'
import { type Beginnings, beginningsAfter } from './begun.ts'

/** How the groups were when their arranging began, in this tab. It has to be watched from before the first one begins. */
export const beginnings = createStore<Beginnings>()(() => beginningsAfter(new Map(), home.get(), home.get()))

home.watch(({ before, after }) => beginnings.setState(beginningsAfter(beginnings.getState(), before, after), true))

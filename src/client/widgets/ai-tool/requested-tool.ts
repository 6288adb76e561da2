import { createStore } from 'zustand/vanilla'

/** The tool that the window is asked to show; empty for none. The window takes it, also when it opens only then. */
export const requestedTool = createStore<string>()(() => '')

import { createStore } from 'zustand/vanilla'
import type { Section } from './model.ts'

/** The part of the window that is shown; undefined until one is chosen. */
export const currentSection = createStore<{ readonly section: Section | undefined }>()(() => ({ section: undefined }))

export const showSection = (section: Section): void => currentSection.setState({ section })

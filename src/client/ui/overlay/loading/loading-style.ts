import { createStore } from 'zustand/vanilla'
import type { SpinnerStyle } from '../../components/spinner/styles/styles.ts'

/** What the loading plate draws. */
export const loadingStyle = createStore<SpinnerStyle>()(() => 'mark')

import { useEffect } from 'react'
import { createStore } from 'zustand/vanilla'
import { openAddIcon } from '../../../desk/tiles/lazy.ts'
import { addIconTab } from './tab-state.ts'

/** References of pictures that were dropped or pasted on the home screen, until the form takes them. */
const formPictures = createStore<readonly string[]>()(() => [])

/** Opens the form of an icon of one's own with these pictures to choose from. */
export function openFormWith(references: readonly string[]): void {
  formPictures.setState(references, true)
  addIconTab.setState('custom', true)
  openAddIcon()
}

/** Gives the form the pictures that it was opened for, also if it is open already. */
export function useFormPictures(take: (references: readonly string[]) => void): void {
  useEffect(() => {
    // they come from outside React
    const takeAll = () => {
      const references = formPictures.getState()
      if (references.length === 0) return
      formPictures.setState([], true)
      take(references)
    }
    takeAll()
    return formPictures.subscribe(takeAll)
  }, [take])
}

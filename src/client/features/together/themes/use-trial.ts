import { useStore } from 'zustand'
import { type Trial, trial } from './trial.ts'

/** The theme that is tried on, if one is. @param id of this theme alone */
export function useTrial(id?: string): Trial | undefined {
  return useStore(trial, ({ current }) => (id === undefined || current?.id === id ? current : undefined))
}

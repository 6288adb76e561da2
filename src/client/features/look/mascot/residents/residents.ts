import { useEffect } from 'react'
import { useStore } from 'zustand'
import { type CharacterId, characterIds } from '../characters/ids.ts'
import type { Model } from '../live2d/load-model.ts'
import { messages } from '../messages.ts'
import { live2dSettings } from '../settings.ts'
import { type Choice, nextChoice, type Offer, shownModel, usableModels } from './kernel/choices.ts'
import { askModels, models } from './models.ts'

/** The models that the server offers, which is asked. */
export function useModels(): Offer<Model> {
  useEffect(() => {
    // the server's answer is outside of React
    void askModels()
  }, [])
  return useStore(models)
}

/** The model that is shown now; undefined where one of ours is. */
export const currentModel = (): Model | undefined => shownModel(live2dSettings.get().model, models.getState())

/** The name of who is shown now. @param texts in the language that is drawn */
export const residentName = (texts = messages): string =>
  currentModel()?.id ?? texts(`name.${live2dSettings.get().character}`)

/** Who comes after the one who is shown now. */
export function nextResident(): Choice<CharacterId> {
  const now = { character: live2dSettings.get().character, model: currentModel()?.id ?? '' }
  return nextChoice(
    now,
    characterIds,
    usableModels(models.getState()).map(({ id }) => id),
  )
}

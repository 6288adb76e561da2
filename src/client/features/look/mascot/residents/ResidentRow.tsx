import { useDocument } from '../../../../core/documents/use-document.ts'
import { Choice } from '../../../../ui/form/choice/Choice.tsx'
import type { ControlProps } from '../../../../ui/form/Row.tsx'
import { type CharacterId, characterIds, DRESSES } from '../characters/ids.ts'
import { useMessages } from '../messages.ts'
import { live2dSettings } from '../settings.ts'
import { shownModel } from './kernel/choices.ts'
import { retryModel } from './models.ts'
import { useModels } from './residents.ts'

/** What precedes the id of a model, as no character's name begins. */
const MODEL = 'model '

function choose(character: CharacterId, model: string): void {
  retryModel(model)
  live2dSettings.update((now) => ({ ...now, character, model }))
}

/** Who lives here: one of ours, or a model that the server offers. */
export function ResidentRow({ label, hint }: ControlProps<CharacterId>) {
  const messages = useMessages()
  const offer = useModels()
  const { character, model } = useDocument(live2dSettings, (now) => now)
  const { character: initial } = live2dSettings.initial
  const shown = shownModel(model, offer)
  return (
    <Choice
      label={label}
      hint={hint}
      value={shown === undefined ? character : MODEL + shown.id}
      options={[
        ...characterIds.map((id) => ({ value: id, label: messages(`option.character.${id}`) })),
        ...offer.models.map(({ id }) => ({ value: MODEL + id, label: id })),
      ]}
      onChange={(value) => {
        const chosen = characterIds.find((id) => id === value)
        if (chosen === undefined) choose(character, value.slice(MODEL.length))
        else choose(chosen, '')
      }}
      onReset={character === initial && model === '' ? undefined : () => choose(initial, '')}
    />
  )
}

/** What one of ours wears; a model has but what it is drawn with. */
export function DressRow(control: ControlProps<(typeof DRESSES)[number]>) {
  const messages = useMessages()
  const offer = useModels()
  const model = useDocument(live2dSettings, (now) => now.model)
  if (shownModel(model, offer) !== undefined) return null
  return <Choice {...control} options={DRESSES.map((value) => ({ value, label: messages(`option.dress.${value}`) }))} />
}

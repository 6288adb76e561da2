import { location } from '../../../kit/icons.ts'
import { Action } from '../Action.tsx'
import { useMessages } from '../messages.ts'
import { useLocate } from './use-locate.ts'

/** Asks where the user is, for a tile without a place. */
export function LocateAction({ id }: { readonly id: string }) {
  const { isLocating, run } = useLocate(id)
  return <Action icon={location} label={useMessages()('locateShort')} isBusy={isLocating} run={() => void run()} />
}

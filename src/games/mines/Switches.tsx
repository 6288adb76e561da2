import { Icon } from '../kit/table/icons.tsx'
import { useTexts } from './texts.ts'

interface Props {
  readonly isFlagging: boolean
  readonly onFlagging: (isFlagging: boolean) => void
  readonly isGuessFree: boolean
  readonly onGuessFree: (isGuessFree: boolean) => void
}

/** What a press does, and whether one may have to guess. */
export function Switches({ isFlagging, onFlagging, isGuessFree, onGuessFree }: Props) {
  const say = useTexts()
  return (
    <>
      <button type="button" aria-pressed={isFlagging} onClick={() => onFlagging(!isFlagging)}>
        <Icon name="flag" size={16} />
        {say('flagMode')}
      </button>
      <button type="button" aria-pressed={isGuessFree} onClick={() => onGuessFree(!isGuessFree)}>
        <Icon name={isGuessFree ? 'finish' : 'close'} size={16} />
        {say('guessFree')}
      </button>
    </>
  )
}

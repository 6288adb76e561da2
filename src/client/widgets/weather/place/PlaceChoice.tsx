import { type ReactNode, type RefObject, useState } from 'react'
import type { Place } from '../../../../shared/entities/weather.ts'
import { Button, classes, TextField } from '../../../kit/components.ts'
import { location, search } from '../../../kit/icons.ts'
import { isComposing } from '../../../kit/interaction.ts'
import { useMessages } from '../messages.ts'
import { CityChips } from './CityChips.tsx'
import { FoundPlaces } from './FoundPlaces.tsx'
import styles from './PlaceChoice.module.css'
import { useLocate } from './use-locate.ts'
import { usePlaceSearch } from './use-place-search.ts'

interface PlaceChoiceProps {
  /** The tile that is to show what is chosen. */
  readonly id: string
  /** Above the field in the narrow form of a popover; a window has its own, and larger controls. */
  readonly title?: ReactNode
  /** The field, for who focuses it. */
  readonly field?: RefObject<HTMLInputElement | null>
  readonly onChoose: (place: Place) => void
  readonly onLocated?: () => void
}

/** Ways to a place: the user's location, once he presses for it, a name, or one of the cities at hand. */
export function PlaceChoice({ id, title, field, onChoose, onLocated }: PlaceChoiceProps) {
  const messages = useMessages()
  const [text, setText] = useState('')
  const found = usePlaceSearch(text)
  const { isLocating, run } = useLocate(id, onLocated)
  const isNarrow = title !== undefined
  return (
    <div className={classes(styles.choice, isNarrow && styles.narrow)}>
      <div className={styles.ways}>
        {title}
        <TextField
          ref={field}
          label={messages('search')}
          icon={search}
          compact={isNarrow}
          className={styles.field}
          placeholder={messages('searchHint')}
          value={text}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            const [first] = found.places ?? []
            if (event.key !== 'Enter' || isComposing(event.nativeEvent) || first === undefined) return
            event.preventDefault() // Enter would press what has the focus then
            onChoose(first)
          }}
        />
        <Button
          kind={isNarrow ? 'secondary' : 'primary'}
          size={isNarrow ? 's' : 'l'}
          className={styles.locate}
          icon={location}
          busy={isLocating}
          onClick={() => void run()}
        >
          {messages(isNarrow ? 'locateShort' : 'locate')}
        </Button>
      </div>
      {text.trim() === '' ? <CityChips onChoose={onChoose} /> : <FoundPlaces found={found} onChoose={onChoose} />}
    </div>
  )
}

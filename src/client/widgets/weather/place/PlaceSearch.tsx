import { type RefObject, useId, useState } from 'react'
import type { Place } from '../../../../shared/entities/weather.ts'
import { Button, Skeleton, SkeletonGroup, TextField } from '../../../kit/components.ts'
import { useDocument } from '../../../kit/documents.ts'
import { location, search } from '../../../kit/icons.ts'
import { roving } from '../../../kit/interaction.ts'
import { FaultText } from '../../../kit/live.ts'
import { weatherPlaces } from '../document.ts'
import { useMessages } from '../messages.ts'
import { placeKey } from '../model.ts'
import { useTexts } from '../use-texts.ts'
import styles from './PlaceSearch.module.css'
import { useLocate } from './use-locate.ts'
import { usePlaceSearch } from './use-place-search.ts'

interface PlaceSearchProps {
  /** The tile that is to show what is found. */
  readonly id: string
  readonly field: RefObject<HTMLInputElement | null>
  readonly onChoose: (place: Place) => void
  readonly onLocated: () => void
}

/** Finds a place: by the user's location, once he presses for it, or by name. */
export function PlaceSearch({ id, field, onChoose, onLocated }: PlaceSearchProps) {
  const messages = useMessages()
  const hint = useId()
  const [text, setText] = useState('')
  const found = usePlaceSearch(text)
  const { isLocating, run } = useLocate(id, onLocated)
  return (
    <div className={styles.search}>
      <p id={hint}>{messages('noPlaceHint')}</p>
      <div className={styles.ways}>
        <TextField
          ref={field}
          label={messages('search')}
          icon={search}
          className={styles.field}
          placeholder={messages('searchHint')}
          value={text}
          maxLength={60}
          autoComplete="off"
          aria-describedby={hint}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !nativeEvent.isComposing && found.places?.[0] !== undefined)
              onChoose(found.places[0])
          }}
        />
        <Button size="l" icon={location} busy={isLocating} onClick={() => void run()}>
          {messages('locate')}
        </Button>
      </div>
      <div role="status">
        {found.fault !== undefined && <FaultText fault={found.fault} />}
        {found.places?.length === 0 && messages('nothing', { text: found.text })}
      </div>
      {found.isAsking && found.places === undefined && (
        <SkeletonGroup>
          {['62%', '48%', '55%'].map((width) => (
            <Skeleton key={width} width={width} height={16} style={{ marginBlock: 14 }} />
          ))}
        </SkeletonGroup>
      )}
      {found.places !== undefined && found.places.length > 0 && <Results places={found.places} onChoose={onChoose} />}
    </div>
  )
}

interface ResultsProps {
  readonly places: readonly Place[]
  readonly onChoose: (place: Place) => void
}

function Results({ places, onChoose }: ResultsProps) {
  const messages = useMessages()
  const { placeName, regionName } = useTexts(useDocument(weatherPlaces, ({ unit }) => unit))
  return (
    <ul className={styles.results} aria-label={messages('results')} onKeyDown={roving('column')}>
      {places.map((place, index) => (
        <li key={`${placeKey(place)} ${placeName(place)}`}>
          <button type="button" data-focus-stop="" tabIndex={index === 0 ? 0 : -1} onClick={() => onChoose(place)}>
            <span>{placeName(place)}</span> <small>{regionName(place)}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}

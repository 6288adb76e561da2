import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Place } from '../../../shared/entities/weather.ts'
import { IconButton, RailLayout, railPanel, Segments, Skeleton, SkeletonGroup } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { chevronLeft, plus, refresh as refreshIcon, trash } from '../../kit/icons.ts'
import { regainFocus, showUndoToast } from '../../kit/interaction.ts'
import { Age, LiveContent, useLive } from '../../kit/live.ts'
import type { AppProps } from '../../kit/widget.ts'
import { weatherPlaces } from './document.ts'
import { liveWeather } from './live-weather.ts'
import { useMessages } from './messages.ts'
import { choosePlace, placeKey, removePlace, shownPlace } from './model.ts'
import { NoPlaceYet } from './place/NoPlaceYet.tsx'
import { PlaceChoice } from './place/PlaceChoice.tsx'
import report from './report/Report.module.css'
import { Report } from './report/Report.tsx'
import { showPlace } from './show-place.ts'
import { useTexts } from './use-texts.ts'
import styles from './Window.module.css'

/** The user's places; the chosen one is what the tile shows. Without one it invites to choose one. */
export default function Window({ subject }: AppProps) {
  const messages = useMessages()
  const [isAdding, setAdding] = useState(false)
  const places = useDocument(weatherPlaces, (now) => now.places)
  const unit = useDocument(weatherPlaces, (now) => now.unit)
  const place = useDocument(weatherPlaces, (now) => shownPlace(now, subject))
  const { placeName } = useTexts(unit)
  const add = (found: Place) => {
    showPlace(subject, found)
    setAdding(false)
  }
  const isSearch = isAdding || place === undefined
  const addButton = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const wasSearch = useRef(isSearch)
  useEffect(() => {
    // what had the focus is gone with the view before
    if (wasSearch.current !== isSearch) regainFocus(() => (isSearch ? field.current : addButton.current))
    wasSearch.current = isSearch
  }, [isSearch])
  if (place === undefined) return <NoPlaceYet id={subject} field={field} onChoose={add} />
  return (
    <RailLayout
      label={messages('places')}
      entries={places.length < 2 ? [] : places.map((one) => ({ id: placeKey(one), label: placeName(one) }))}
      current={isSearch ? '' : placeKey(place)}
      onChange={(key) => {
        weatherPlaces.update((now) => choosePlace(now, subject, key))
        setAdding(false)
      }}
      bar={
        isSearch ? (
          <div className={styles.bar}>
            <IconButton icon={chevronLeft} label={messages('back')} onClick={() => setAdding(false)} />
            <h2>{messages('add')}</h2>
          </div>
        ) : (
          <PlaceBar place={place} addButton={addButton} onAdd={() => setAdding(true)} />
        )
      }
    >
      {isSearch ? (
        <section className={railPanel}>
          <PlaceChoice id={subject} field={field} onChoose={add} onLocated={() => setAdding(false)} />
        </section>
      ) : (
        <PlacePanel key={placeKey(place)} place={place} />
      )}
    </RailLayout>
  )
}

interface PlaceBarProps {
  readonly place: Place
  readonly addButton: RefObject<HTMLButtonElement | null>
  readonly onAdd: () => void
}

function PlaceBar({ place, addButton, onAdd }: PlaceBarProps) {
  const messages = useMessages()
  const unit = useDocument(weatherPlaces, (now) => now.unit)
  const { placeName, regionName } = useTexts(unit)
  const { value, at, fault, isAsking, refresh } = useLive(liveWeather, placeKey(place))
  const name = placeName(place)
  const remove = () => {
    weatherPlaces.update((now) => removePlace(now, placeKey(place)))
    showUndoToast(messages('removed', { place: name }))
  }
  return (
    <div className={styles.bar}>
      <div className={styles.title}>
        <h2 title={`${name} ${regionName(place)}`}>
          {name} <small>{regionName(place)}</small>
        </h2>
        {value === undefined ? null : <Age at={at} fault={fault} />}
      </div>
      <IconButton icon={refreshIcon} label={messages('refresh')} disabled={isAsking} onClick={refresh} />
      <Segments
        aria-label={messages('unit')}
        value={unit}
        options={[
          { value: 'celsius', label: '°C' },
          { value: 'fahrenheit', label: '°F' },
        ]}
        onChange={(next) => weatherPlaces.update((now) => ({ ...now, unit: next }))}
      />
      <IconButton icon={trash} label={messages('remove', { place: name })} onClick={remove} />
      <IconButton ref={addButton} icon={plus} label={messages('add')} onClick={onAdd} />
    </div>
  )
}

function PlacePanel({ place }: { readonly place: Place }) {
  const live = useLive(liveWeather, placeKey(place))
  return (
    <section className={railPanel} aria-busy={live.value === undefined && live.isAsking}>
      <LiveContent live={live} fit="page" waiting={<Waiting />}>
        {(weather) => <Report place={place} weather={weather} />}
      </LiveContent>
    </section>
  )
}

function Waiting() {
  return (
    <SkeletonGroup>
      <div className={report.report}>
        {[168, 96, 228].map((height) => (
          <Skeleton key={height} width="100%" height={height} radius={14} />
        ))}
      </div>
    </SkeletonGroup>
  )
}

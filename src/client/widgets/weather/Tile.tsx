import { use } from 'react'
import type { Place } from '../../../shared/entities/weather.ts'
import { WidgetPreview } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { location, refresh as refreshIcon } from '../../kit/icons.ts'
import { Age, FaultText, useLive } from '../../kit/live.ts'
import type { TileProps } from '../../kit/widget.ts'
import { Action } from './Action.tsx'
import { weatherPlaces } from './document.ts'
import { liveWeather } from './live-weather.ts'
import { useMessages } from './messages.ts'
import { EXAMPLE, EXAMPLE_PLACE, placeKey, shownPlace } from './model.ts'
import { useLocate } from './place/use-locate.ts'
import { TileContent } from './tile/TileContent.tsx'

/** The weather of a place under its sky; while there is none an example, which says why. */
export default function Tile(props: TileProps) {
  const place = useDocument(weatherPlaces, (now) => shownPlace(now, props.id))
  return place === undefined ? <NoPlace {...props} /> : <PlaceWeather {...props} place={place} />
}

function PlaceWeather({ place, rows, columns }: TileProps & { readonly place: Place }) {
  const messages = useMessages()
  const { value, at, fault, refresh } = useLive(liveWeather, placeKey(place))
  const face = { rows, columns, place }
  if (value !== undefined)
    return (
      <TileContent
        {...face}
        weather={value}
        note={fault === undefined ? undefined : <Age at={at} fault={fault} onScene />}
      />
    )
  if (fault === undefined) return <TileContent {...face} weather={EXAMPLE} state="waiting" />
  const retry =
    fault === 'pureOffline' ? undefined : <Action icon={refreshIcon} label={messages('retry')} run={refresh} />
  const note = <FaultText fault={fault} isShort={rows === 1 || columns === 1} />
  return <TileContent {...face} weather={EXAMPLE} state="failed" note={note} action={retry} />
}

function NoPlace({ id, rows, columns }: TileProps) {
  const messages = useMessages()
  const isPreview = use(WidgetPreview)
  return (
    <TileContent
      rows={rows}
      columns={columns}
      place={EXAMPLE_PLACE}
      weather={EXAMPLE}
      state="example"
      note={messages(isPreview ? 'sample' : 'choose')}
      action={isPreview ? undefined : <LocateAction id={id} />}
    />
  )
}

/** Asks where the user is, for a tile without a place. */
function LocateAction({ id }: { readonly id: string }) {
  const { isLocating, run } = useLocate(id)
  return <Action icon={location} label={useMessages()('locateShort')} isBusy={isLocating} run={() => void run()} />
}

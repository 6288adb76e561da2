import type { Place } from '../../../shared/entities/weather.ts'
import { useDocument } from '../../kit/documents.ts'
import { refresh as refreshIcon } from '../../kit/icons.ts'
import { Age, FaultText, useLive } from '../../kit/live.ts'
import type { TileProps } from '../../kit/widget.ts'
import { Action } from './Action.tsx'
import { weatherPlaces } from './document.ts'
import { liveWeather } from './live-weather.ts'
import { useMessages } from './messages.ts'
import { placeKey, shownPlace } from './model.ts'
import { TileAsk } from './tile/TileAsk.tsx'
import { TileContent } from './tile/TileContent.tsx'
import { TileEmpty } from './tile/TileEmpty.tsx'

/** The weather of a place under its sky; while there is none it asks for one. */
export default function Tile(props: TileProps) {
  const place = useDocument(weatherPlaces, (now) => shownPlace(now, props.id))
  return place === undefined ? <TileAsk {...props} /> : <PlaceWeather {...props} place={place} />
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
  if (fault === undefined) return <TileEmpty {...face} note={messages('coming')} />
  const retry =
    fault === 'pureOffline' ? undefined : <Action icon={refreshIcon} label={messages('retry')} run={refresh} />
  return <TileEmpty {...face} note={<FaultText fault={fault} isShort={rows === 1 || columns === 1} />} action={retry} />
}

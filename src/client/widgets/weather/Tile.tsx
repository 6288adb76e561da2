import { use } from 'react'
import type { Place } from '../../../shared/entities/weather.ts'
import { WidgetPreview } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { cloud, refresh as refreshIcon, shield } from '../../kit/icons.ts'
import { Age, FaultText, type LiveFault, useFaultAction, useLive } from '../../kit/live.ts'
import type { TileProps } from '../../kit/widget.ts'
import { Action } from './Action.tsx'
import { weatherPlaces } from './document.ts'
import { liveWeather } from './live-weather.ts'
import { useMessages } from './messages.ts'
import { EXAMPLE, EXAMPLE_PLACE, placeKey, shownPlace } from './model.ts'
import { TileAsk } from './tile/TileAsk.tsx'
import { TileContent } from './tile/TileContent.tsx'

/** The weather of a place under its sky; while there is none it asks for one. */
export default function Tile(props: TileProps) {
  const place = useDocument(weatherPlaces, (now) => shownPlace(now, props.id))
  return place === undefined ? <NoPlace {...props} /> : <PlaceWeather {...props} place={place} />
}

/** Of what helps where it is not trying again. */
const ICONS: Readonly<Partial<Record<LiveFault, string>>> = { noServer: cloud, ungranted: shield }

function PlaceWeather({ place, rows, columns }: TileProps & { readonly place: Place }) {
  const { value, at, fault, refresh } = useLive(liveWeather, placeKey(place))
  const action = useFaultAction(fault, refresh)
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
  const button = action && <Action icon={ICONS[fault] ?? refreshIcon} {...action} />
  const note = <FaultText fault={fault} isShort={rows === 1 || columns === 1} />
  return <TileContent {...face} weather={EXAMPLE} state="failed" note={note} action={button} />
}

/** Asks for a place; a preview, which is not to be pressed, shows an example. */
function NoPlace(props: TileProps) {
  const messages = useMessages()
  const { rows, columns } = props
  if (!use(WidgetPreview)) return <TileAsk {...props} />
  return (
    <TileContent
      rows={rows}
      columns={columns}
      place={EXAMPLE_PLACE}
      weather={EXAMPLE}
      state="example"
      note={messages('sample')}
    />
  )
}

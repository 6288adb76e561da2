import { Switch } from '../../../ui/form/choice/Switch.tsx'
import type { ControlProps } from '../../../ui/form/Row.tsx'
import { canNotify, isNotifying, mayNotify } from './notifications.ts'

/** The row of a setting by which the system notifies: on only where the browser allows it, too; switched on, it asks it. */
export function NotifyRow({ value, onChange, ...row }: ControlProps<boolean>) {
  if (!canNotify()) return null
  return (
    <Switch
      {...row}
      value={isNotifying(value)}
      onChange={async (isOn) => {
        if (!isOn || (await mayNotify())) onChange(isOn)
      }}
    />
  )
}

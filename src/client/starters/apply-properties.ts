import { syncProperties } from '../core/properties.ts'
import { registry } from '../core/registry.ts'
import { activeTheme, environment, themeSettings } from '../features/theme/index.ts'
import { applyPrimary } from '../ui/styles/primary-color.ts'

/** Writes the settings' custom properties and the primary colour to the root, now and after every change. */
export function applyProperties(): void {
  syncProperties(document.documentElement, registry().properties)
  applyPrimaryColor()
  themeSettings.subscribe(applyPrimaryColor)
}

/** For browsers that cannot derive the accents from the primary colour in CSS. */
function applyPrimaryColor() {
  const values = themeSettings.get()
  applyPrimary(values.primaryColor, activeTheme(values, environment()))
}

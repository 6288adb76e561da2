/** Imported for its effect: the fonts for reading, `var(--gk-serif)` for poems and quotations, `var(--gk-mono)` for code. */
import '../ui/styles/reading.css'

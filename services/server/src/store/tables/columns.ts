import type { ColumnType } from 'kysely'

// Conventions that the value plugin relies on: `is_…` is 0 or 1, `…_json` is JSON text, `…_at` is UTC ISO text.
export type Json<Value> = ColumnType<Value, string, string>
export type Written<Value> = ColumnType<Value, Value, never>
export type Flag = ColumnType<boolean, boolean, boolean>

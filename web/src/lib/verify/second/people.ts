/** Which devices are bound and released, and which chains they lay. */

import { fromHex, join } from '../bytes';
import { tag } from '../intent';
import type { LogRecord } from '../record';
import {
  chainLaid,
  deviceBound,
  deviceReleased,
  read,
  type ChainLaid,
  type DeviceBound,
  type DeviceReleased,
} from './forms';
import { isAlone, isOrdered } from './order';
import { refuse, senderOf, type Open, type State } from './state';

export async function bound(state: State, record: LogRecord, open: Open): Promise<void> {
  isAlone(record, open);
  const { seq, data } = record;
  if (!data) return;
  const told = read<DeviceBound>(record, data, deviceBound);
  isOrdered(state, record, 'proof');
  if (senderOf(record.by) !== told.seat) {
    refuse('sender_wrong', `record ${seq} binds a device to ${told.seat}, by somebody else`);
  }
  const message = join(tag('bind'), fromHex(open.ownIntent ?? '0'.repeat(64)));
  if (!(await state.signed(told.device, message, told.proof))) {
    refuse('proof_wrong', `record ${seq} binds a device that has not signed for it`);
  }
  if (!open.signed) refuse('signature_missing', `the binding of record ${seq} is not signed`);
  if (state.bindings.isBound(told.seat, told.device)) {
    refuse('device_bound_already', `record ${seq} binds a device again`);
  }
  state.bindings.bind(told);
}

export function released(state: State, record: LogRecord, open: Open): void {
  isAlone(record, open);
  const { seq, data } = record;
  if (!data) return;
  const { seat, device } = read<DeviceReleased>(record, data, deviceReleased);
  isOrdered(state, record);
  const own = senderOf(record.by) === seat;
  if (!own && record.by !== 'organiser') {
    refuse('sender_wrong', `record ${seq} releases a device of ${seat}, by somebody else`);
  }
  if (!open.signed) refuse('signature_missing', `the release of record ${seq} is not signed`);
  if (!state.bindings.release(seat, device) && !state.blind) {
    refuse('device_foreign', `record ${seq} releases a device that is not bound to ${seat}`);
  }
  if (!own) state.trust.releasedByOrganiser += 1;
}

export function laid(state: State, record: LogRecord, open: Open): void {
  isAlone(record, open);
  const { seq, data } = record;
  if (!data) return;
  const told = read<ChainLaid>(record, data, chainLaid);
  isOrdered(state, record);
  if (senderOf(record.by) !== told.seat || open.signed?.device !== told.device) {
    refuse('sender_wrong', `the chain of record ${seq} is not laid by its own device`);
  }
  if (state.bindings.isBot(told.seat, told.device)) {
    refuse('chain_wrong', `record ${seq}: a bot's device gives no links`);
  }
  if (!state.chains.lay(told)) {
    refuse('chain_wrong', `the chain of record ${seq} is empty, too long, or was laid before`);
  }
}

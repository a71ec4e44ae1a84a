import { dataCases } from './data.ts';
import { edgeCases } from './edge.ts';
import { machineCases } from './machine.ts';
import { serviceCases } from './service.ts';
import { workCases } from './work.ts';
import type { AlertCases } from './series.ts';

export const alertCases: AlertCases = { ...serviceCases, ...edgeCases, ...workCases, ...dataCases, ...machineCases };

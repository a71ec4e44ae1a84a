// Generated from openapi/dist/openapi.json by "make generate". Change the contract, not this file.

import type { ConfirmEmailData, ConfirmEmailResponse, CreateKeyData, CreateKeyResponse, EndSessionData, EndSessionResponse, GeocodeData, GeocodeResponse, GetAccountData, GetAccountResponse, GetUsageData, GetUsageResponse, InspectLinkData, InspectLinkResponse, IssueKeyData, IssueKeyResponse, ListKeysData, ListKeysResponse, MatrixData, MatrixResponse, OpenSessionData, OpenSessionResponse, ReverseData, ReverseResponse, RevokeKeyData, RevokeKeyResponse, RouteData, RouteResponse, StartSessionData, StartSessionResponse, SuggestData, SuggestResponse, UpdateAccountData, UpdateAccountResponse } from './types.gen.ts';

export interface Operations {
  geocode: { data: GeocodeData; answer: GeocodeResponse };
  reverse: { data: ReverseData; answer: ReverseResponse };
  suggest: { data: SuggestData; answer: SuggestResponse };
  route: { data: RouteData; answer: RouteResponse };
  matrix: { data: MatrixData; answer: MatrixResponse };
  issueKey: { data: IssueKeyData; answer: IssueKeyResponse };
  confirmEmail: { data: ConfirmEmailData; answer: ConfirmEmailResponse };
  listKeys: { data: ListKeysData; answer: ListKeysResponse };
  createKey: { data: CreateKeyData; answer: CreateKeyResponse };
  revokeKey: { data: RevokeKeyData; answer: RevokeKeyResponse };
  getAccount: { data: GetAccountData; answer: GetAccountResponse };
  updateAccount: { data: UpdateAccountData; answer: UpdateAccountResponse };
  getUsage: { data: GetUsageData; answer: GetUsageResponse };
  startSession: { data: StartSessionData; answer: StartSessionResponse };
  endSession: { data: EndSessionData; answer: EndSessionResponse };
  openSession: { data: OpenSessionData; answer: OpenSessionResponse };
  inspectLink: { data: InspectLinkData; answer: InspectLinkResponse };
}

/** Whether a request may be sent again when its answer was lost. */
export const repeatable: { readonly [Id in keyof Operations]: boolean } = {
  geocode: true,
  reverse: true,
  suggest: true,
  route: true,
  matrix: true,
  issueKey: false,
  confirmEmail: true,
  listKeys: true,
  createKey: false,
  revokeKey: true,
  getAccount: true,
  updateAccount: true,
  getUsage: true,
  startSession: false,
  endSession: true,
  openSession: false,
  inspectLink: true,
};

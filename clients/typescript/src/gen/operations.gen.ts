// Generated from openapi/dist/openapi.json by "make generate". Change the contract, not this file.

import type { ConfirmDeletionData, ConfirmDeletionResponse, ConfirmEmailData, ConfirmEmailResponse, CreateKeyData, CreateKeyResponse, DeleteAccountData, DeleteAccountResponse, EndSessionData, EndSessionResponse, GeocodeData, GeocodeResponse, GeocodeManyData, GeocodeManyResponse, GetAccountData, GetAccountResponse, GetKeyData, GetKeyResponse, GetUsageData, GetUsageResponse, InspectLinkData, InspectLinkResponse, IssueKeyData, IssueKeyResponse, ListKeysData, ListKeysResponse, MatrixData, MatrixResponse, OpenSessionData, OpenSessionResponse, ReverseData, ReverseResponse, ReverseManyData, ReverseManyResponse, RevokeKeyData, RevokeKeyResponse, RouteData, RouteResponse, StartSessionData, StartSessionResponse, SuggestData, SuggestResponse, UpdateAccountData, UpdateAccountResponse } from './types.gen.ts';

export interface Operations {
  geocode: { data: GeocodeData; answer: GeocodeResponse };
  geocodeMany: { data: GeocodeManyData; answer: GeocodeManyResponse };
  reverse: { data: ReverseData; answer: ReverseResponse };
  reverseMany: { data: ReverseManyData; answer: ReverseManyResponse };
  suggest: { data: SuggestData; answer: SuggestResponse };
  route: { data: RouteData; answer: RouteResponse };
  matrix: { data: MatrixData; answer: MatrixResponse };
  issueKey: { data: IssueKeyData; answer: IssueKeyResponse };
  confirmEmail: { data: ConfirmEmailData; answer: ConfirmEmailResponse };
  listKeys: { data: ListKeysData; answer: ListKeysResponse };
  createKey: { data: CreateKeyData; answer: CreateKeyResponse };
  getKey: { data: GetKeyData; answer: GetKeyResponse };
  revokeKey: { data: RevokeKeyData; answer: RevokeKeyResponse };
  getAccount: { data: GetAccountData; answer: GetAccountResponse };
  updateAccount: { data: UpdateAccountData; answer: UpdateAccountResponse };
  deleteAccount: { data: DeleteAccountData; answer: DeleteAccountResponse };
  confirmDeletion: { data: ConfirmDeletionData; answer: ConfirmDeletionResponse };
  getUsage: { data: GetUsageData; answer: GetUsageResponse };
  startSession: { data: StartSessionData; answer: StartSessionResponse };
  endSession: { data: EndSessionData; answer: EndSessionResponse };
  openSession: { data: OpenSessionData; answer: OpenSessionResponse };
  inspectLink: { data: InspectLinkData; answer: InspectLinkResponse };
}

/** Whether a request may be sent again when its answer was lost. */
export const repeatable: { readonly [Id in keyof Operations]: boolean } = {
  geocode: true,
  geocodeMany: true,
  reverse: true,
  reverseMany: true,
  suggest: true,
  route: true,
  matrix: true,
  issueKey: false,
  confirmEmail: true,
  listKeys: true,
  createKey: false,
  getKey: true,
  revokeKey: true,
  getAccount: true,
  deleteAccount: false,
  updateAccount: true,
  confirmDeletion: false,
  getUsage: true,
  startSession: false,
  endSession: true,
  openSession: false,
  inspectLink: true,
};

/** The fields that an answer always has; undefined where it has no body. */
export const answerFields: { readonly [Id in keyof Operations]: readonly string[] | undefined } = {
  geocode: ["billing","cached","quota","region","results","took_ms"],
  geocodeMany: ["billing","cached","items","quota","region","took_ms"],
  reverse: ["billing","cached","quota","region","results","took_ms"],
  reverseMany: ["billing","cached","items","quota","region","took_ms"],
  suggest: ["billing","cached","quota","region","suggestions","took_ms"],
  route: ["billing","cached","points","quota","region","routes","took_ms","traffic"],
  matrix: ["billing","cached","destinations","distances_m","durations_s","origins","quota","region","static_durations_s","took_ms","traffic"],
  issueKey: ["billing","email","key","quota"],
  confirmEmail: ["confirmed","email"],
  listKeys: ["items","next_cursor"],
  createKey: ["confirmed","created_at","id","key","label","mode","revoked_at","start"],
  getKey: ["confirmed","created_at","id","label","mode","revoked_at","start"],
  revokeKey: undefined,
  getAccount: ["alerts","billing","confirmed","credit_policy","email","id","limits","log_retention_days","payer","quota","rate","sla","storage"],
  updateAccount: ["alerts","billing","confirmed","credit_policy","email","id","limits","log_retention_days","payer","quota","rate","sla","storage"],
  deleteAccount: ["email","expires_in_s"],
  confirmDeletion: undefined,
  getUsage: ["from","items","next_cursor","to","total_units"],
  startSession: ["email","expires_in_s"],
  endSession: undefined,
  openSession: ["email","expires_at"],
  inspectLink: ["email","expires_at","purpose"],
};

import type { OpenAPIV3_1 } from 'openapi-types';
import { LOGO } from '../../contract/config/logo.rules';
import { IDEMPOTENCY_HEADER, REFRESH_TOKEN_HEADER } from '../../contract/paths';
import { apiDocs, callDocs } from '../../copy/apiDocs';
import type { CallDoc } from './callDoc';
import { componentRef } from './components';
import { refusalResponses, refusalsOf } from './refusals';

type Operation = OpenAPIV3_1.OperationObject;
type Content = Record<string, OpenAPIV3_1.MediaTypeObject>;

const BINARY: OpenAPIV3_1.SchemaObject = { type: 'string', format: 'binary' };

/** The content of a successful response, under the content types that the call actually returns. */
const contentOf = ({ answers }: CallDoc, made: Content | undefined): Content | undefined => {
  if (!answers) return made;
  const [schema] = Object.values(made ?? {}).map((media) => media.schema);
  return Object.fromEntries(
    answers.map((type) => [
      type,
      { schema: schema ?? (type === 'text/event-stream' ? componentRef('LiveEvent') : BINARY) },
    ]),
  );
};

const header = (name: string, description: string, required: boolean): OpenAPIV3_1.ParameterObject => ({
  in: 'header',
  name,
  description,
  required,
  schema: { type: 'string' },
});

/** The parameters of a call that its schemas do not contain. */
const parametersOf = ({ carries }: CallDoc): OpenAPIV3_1.ParameterObject[] => {
  if (carries === 'idempotency key') return [header(IDEMPOTENCY_HEADER, apiDocs.idempotencyKey, false)];
  if (carries === 'refresh token') return [header(REFRESH_TOKEN_HEADER, apiDocs.refreshTokenSent, true)];
  return [];
};

const FILE_BODY: OpenAPIV3_1.RequestBodyObject = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: [LOGO.field],
        properties: { [LOGO.field]: { ...BINARY, description: apiDocs.file } },
      },
    },
  },
};

const success = (doc: CallDoc, made: OpenAPIV3_1.ResponseObject, status: string): OpenAPIV3_1.ResponseObject => {
  const content = contentOf(doc, made.content);
  return {
    description: status === '204' ? apiDocs.noBody : apiDocs.answered,
    ...(doc.carries === 'refresh token' && {
      headers: { [REFRESH_TOKEN_HEADER]: { description: apiDocs.refreshTokenAnswered, schema: { type: 'string' } } },
    }),
    ...(content && { content }),
  };
};

/** Completes the operation generated from a call's schemas with its texts, credential and all possible responses. */
export const describeCall = (made: Operation, doc: CallDoc): Operation => {
  const [title, description] = callDocs[doc.call];
  const text = doc.twin ? apiDocs.twin : description;
  const parameters = [...(made.parameters ?? []), ...parametersOf(doc)];
  const answered = Object.entries(made.responses ?? {}) as [string, OpenAPIV3_1.ResponseObject][];
  return {
    ...made,
    operationId: doc.twin ? `${doc.call}ByPost` : doc.call,
    tags: [apiDocs.tags[doc.tag]],
    summary: title,
    description: doc.sections ? `${text} (${apiDocs.section(doc.sections)})` : text,
    ...(doc.needs && { security: [doc.needs === 'login' ? { bearer: [] } : { ticket: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(doc.carries === 'file' && { requestBody: FILE_BODY }),
    responses: {
      ...Object.fromEntries(answered.map(([status, response]) => [status, success(doc, response, status)])),
      ...(doc.tagged && { 304: { description: apiDocs.noBody } }),
      ...refusalResponses(refusalsOf(doc, parameters.length > 0)),
    },
  };
};

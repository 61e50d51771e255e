import { Stack, Validations } from 'aws-cdk-lib'
import { WebSocketApi, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { CfnApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import type { Settings } from './settings.ts'

const STAGE = 'live'

/**
 * Doorbells: connections that are let in by a ticket, and rung when there is something to read. Nothing of a game goes
 * over them.
 */
export function socketApi(scope: Construct, settings: Settings, lambda: Lambda): WebSocketStage {
  const integration = (id: string): WebSocketLambdaIntegration => new WebSocketLambdaIntegration(id, lambda)
  const api = new WebSocketApi(scope, 'Sockets', {
    description: `Praxis, doorbells of ${settings.stage}`,
    connectRouteOptions: { integration: integration('Connect') },
    disconnectRouteOptions: { integration: integration('Disconnect') },
    defaultRouteOptions: { integration: integration('Ping'), returnResponse: true },
  })
  const stage = new WebSocketStage(scope, 'SocketStage', {
    webSocketApi: api,
    stageName: STAGE,
    autoDeploy: true,
    throttle: { rateLimit: settings.throttleRate, burstLimit: settings.throttleBurst },
    detailedMetricsEnabled: true,
  })
  Validations.of(api).acknowledge({
    id: 'AwsSolutions-APIG4',
    reason:
      'The socket function lets a connection in by a ticket that the API gave to somebody signed in: good once, ' +
      'for a minute. Browsers cannot send a header with which a gateway authorizer could do better.',
  })
  Validations.of(stage).acknowledge({
    id: 'AwsSolutions-APIG1',
    reason:
      'Access logs of a WebSocket API need a role that is set for the whole account, which is not for one stack ' +
      'to change. The socket function logs who comes and goes.',
  })
  return stage
}

/** To ring what is connected at that stage, and nothing else of the API. */
export function mayRing(lambda: Lambda, stage: WebSocketStage): void {
  const stack = Stack.of(stage),
    { partition, region, account } = stack
  lambda.addToRolePolicy(
    new PolicyStatement({
      actions: ['execute-api:ManageConnections'],
      resources: [`arn:${partition}:execute-api:${region}:${account}:${stage.api.apiId}/${STAGE}/POST/@connections/*`],
    }),
  )
  const id = stack.getLogicalId(stage.api.node.defaultChild as CfnApi)
  if (lambda.role)
    Validations.of(lambda.role).acknowledge({
      id: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:execute-api:<AWS::Region>:<AWS::AccountId>:<${id}>/${STAGE}/POST/@connections/*]`,
      reason:
        'Connections come and go, and their ids are made by the gateway. The right is to send to those of this API and stage, and to nothing else.',
    })
}
